/** What lies or stands where a choice of the drawing leads, for whoever does not see it. */
import type { TableProps } from '..';
import type { Choice } from '../../lib/net/messages';
import { tellDetail } from './plain';
import type { Scene } from './scene';

export function detailOf({ scene, words, names }: TableProps<Scene>, choice: Choice | undefined): string {
  return choice ? tellDetail(scene.view, choice.do, words, names) : '';
}
