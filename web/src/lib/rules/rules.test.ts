import { expect, test } from 'vitest';
import { parseRules, searchRules, translateRules } from './rules';

test('chapters and rules are found, rulings too', () => {
  const text =
    '# Title\n\n## 1 Box\n- ST-1.1 Two players.\n- ST-1.2 **Ruling:** the `lamp`.\n\n## Notes\ntext\n\n### Rulings\n- WR-R1 Ours.\n';
  expect(parseRules(text)).toEqual([
    {
      name: '1',
      sections: [
        {
          note: '',
          rules: [
            { id: 'ST-1.1', text: 'Two players.' },
            { id: 'ST-1.2', text: 'Ruling: the lamp.' },
          ],
        },
      ],
    },
    { name: 'rulings', sections: [{ note: '', rules: [{ id: 'WR-R1', text: 'Ours.' }] }] },
  ]);
});

test('the rows of a table stand under the paragraph before it', () => {
  const text =
    '## 14 Crabs\n- OC-14.1 Two.\n\nWhat they do:\n\n| id | name | charges | |\n|---|---|---|---|\n| K01, K02 | Sprinter | 2 | runs |\n';
  expect(parseRules(text)[0]?.sections).toEqual([
    { note: '', rules: [{ id: 'OC-14.1', text: 'Two.' }] },
    { note: 'What they do:', rules: [{ id: 'K01, K02', text: 'Sprinter · charges: 2 · runs' }] },
  ]);
});

test('a translation is followed rule by rule, under the names of the English chapters', () => {
  const english = parseRules(
    '## 1 Box\n- ST-1.1 Two.\n- ST-1.2 Lamp.\n\nNote\n\n### Rulings\n- ST-R1 Ours.\n',
  );
  const german = parseRules('## 1 Material\n- ST-1.2 Lampe.\n\nNotiz\n\n### Festlegungen\n- ST-R1 Unsere.\n');
  expect(translateRules(english, german)).toEqual([
    {
      name: '1',
      sections: [
        {
          note: '',
          rules: [
            { id: 'ST-1.1', text: 'Two.' },
            { id: 'ST-1.2', text: 'Lampe.' },
          ],
        },
        { note: 'Notiz', rules: [] },
      ],
    },
    { name: 'rulings', sections: [{ note: '', rules: [{ id: 'ST-R1', text: 'Unsere.' }] }] },
  ]);
});

test('what is looked for may be typed with or without accents', () => {
  const chapters = parseRules('## 3 X\n- OC-3.1 L’épave du cœur.\n- OC-3.2 Żeton, łódź.\n- OC-3.3 Größe.\n');
  const found = (wanted: string): string[] =>
    searchRules('oh_crab', chapters, wanted).flatMap(({ sections }) =>
      sections.flatMap(({ rules }) => rules.map(({ id }) => id)),
    );
  expect(
    ["l'epave", 'ÉPAVE', 'coeur', 'zeton lodz', 'łódź', 'grosse', 'Größe'].map((wanted) => found(wanted)),
  ).toEqual([['OC-3.1'], ['OC-3.1'], ['OC-3.1'], ['OC-3.2'], ['OC-3.2'], ['OC-3.3'], ['OC-3.3']]);
});
