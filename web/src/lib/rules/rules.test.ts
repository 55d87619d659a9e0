import { expect, test } from 'vitest';
import { parseRules } from './rules';

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
