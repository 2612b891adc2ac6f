import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath, otherLanguage, readPath } from './language-path.ts';

test('a path without a prefix is Russian, one below /en is English', () => {
  expect(readPath('/')).toEqual({ kind: 'page', language: 'ru', path: '/' });
  expect(readPath('/place/5')).toEqual({ kind: 'page', language: 'ru', path: '/place/5' });
  expect(readPath('/en')).toEqual({ kind: 'page', language: 'en', path: '/' });
  expect(readPath('/en/place/5/')).toEqual({ kind: 'page', language: 'en', path: '/place/5' });
  expect(readPath('/english')).toEqual({ kind: 'page', language: 'ru', path: '/english' });
});

test.each(['/ru', '/ru/place/5', '/fr/books', '/EN', '/zh'])(
  'a path with the two other letters of %s is redirected to the root',
  (path) => {
    expect(readPath(path)).toEqual({ kind: 'redirect', to: '/' });
  },
);

test('readPath counts doubled slashes as one', () => {
  expect(readPath('/admin/book/edit/1//chapter/2/text/3')).toMatchObject({
    path: '/admin/book/edit/1/chapter/2/text/3',
  });
});

test('a path built for a language reads back as that language and path', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{3,12}$/);
  const paths = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(fc.constantFrom('ru' as const, 'en' as const), paths, (language, path) => {
      expect(readPath(localPath(language, path))).toEqual({ kind: 'page', language, path });
    }),
  );
});

test('otherLanguage returns English for Russian and Russian for English', () => {
  expect(otherLanguage('ru')).toBe('en');
  expect(otherLanguage('en')).toBe('ru');
});
