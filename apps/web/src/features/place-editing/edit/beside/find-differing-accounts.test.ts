// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findDifferingAccounts } from './find-differing-accounts.ts';

test('finds the marked paragraphs of a text as plain text, each once', () => {
  const marked = '<p data-accounts-differ="true">Or <b>two</b> days later.</p>';
  expect(findDifferingAccounts(`<p>They rose.</p>${marked}${marked}`)).toEqual(['Or two days later.']);
});
