import { expect, test } from 'vitest';
import { parseRules, translateRules } from './rules';

test('chapters and rules are found, rulings too', () => {
  const text =
    '# Title\n\n## 1 Box\n- ST-1.1 Two players.\n- ST-1.2 **Ruling:** the `lamp`.\n\n## Notes\ntext\n\n### Rulings\n- WR-R1 Ours.\n';
  expect(parseRules(text)).toEqual([
    {
      name: '1',
      rules: [
        { id: 'ST-1.1', text: 'Two players.' },
        { id: 'ST-1.2', text: 'Ruling: the lamp.' },
      ],
    },
    { name: 'rulings', rules: [{ id: 'WR-R1', text: 'Ours.' }] },
  ]);
});

test('a translation is followed rule by rule, under the names of the English chapters', () => {
  const english = parseRules('## 1 Box\n- ST-1.1 Two.\n- ST-1.2 Lamp.\n\n### Rulings\n- ST-R1 Ours.\n');
  const german = parseRules('## 1 Material\n- ST-1.2 Lampe.\n\n### Festlegungen\n- ST-R1 Unsere.\n');
  expect(translateRules(english, german)).toEqual([
    {
      name: '1',
      rules: [
        { id: 'ST-1.1', text: 'Two.' },
        { id: 'ST-1.2', text: 'Lampe.' },
      ],
    },
    { name: 'rulings', rules: [{ id: 'ST-R1', text: 'Unsere.' }] },
  ]);
});
