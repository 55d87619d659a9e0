/** Choices on the drawing, by what they are: what is done, and where it leads. */
import type { Choice } from '../../lib/net/messages';
import { tellChoice } from '../../lib/words/telling';
import type { TableProps } from '../../lib/table/game';
import { tellDetail } from './plain';
import type { Scene } from './view';

export function nameChoice(
  parts: Pick<TableProps<Scene>, 'scene' | 'words' | 'names'>,
  choice: Choice,
): string {
  const { scene, words, names } = parts;
  const detail = tellDetail(scene.view, choice.do, words, names);
  return [tellChoice(words, choice.do, names), detail].filter(Boolean).join(': ');
}
