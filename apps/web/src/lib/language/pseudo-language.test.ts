import { expect, test } from 'vitest';
import { pseudoLocalize } from './pseudo-language.ts';

test('a pseudo-localized text is in brackets, accented and 40 % longer', () => {
  expect(pseudoLocalize('Settings')).toBe('[Šéţţíñgš ~~~]');
});

test('pseudo-localized messages keep their groups and parameters', () => {
  const { group } = pseudoLocalize({ group: { count: (count: number) => `${count} days` } });
  expect(group.count(3)).toBe('[3 ďáýš ~~]');
});
