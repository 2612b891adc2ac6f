import { expect, test } from 'vitest';
import { licenceUrl } from './licence-url.ts';

test.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  [' cc by-nc-sa 3.0 ', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  ['CC-BY-SA-2.5', 'https://creativecommons.org/licenses/by-sa/2.5/'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
])('licenceUrl returns the page of Creative Commons for %s', (licence, url) => {
  expect(licenceUrl(licence)).toBe(url);
});

test.each([
  '',
  'with permission',
  'public domain',
  'CC BY-SA',
  'CC BY-SA-NC 4.0',
  'CC BY 5.0',
  'not CC BY 4.0',
])('licenceUrl returns null for %j', (licence) => {
  expect(licenceUrl(licence)).toBeNull();
});
