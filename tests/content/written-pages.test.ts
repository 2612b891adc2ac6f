import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideSections } from '../../apps/web/src/lib/url/guide-sections.ts';
import { readPageProse } from '../support/content/page-prose.ts';
import { repositoryFolder } from '../support/source-tree.ts';

/** What each written page says about the project, by language. */
const statements = {
  ru: [/некоммерческ/, /доброволь/, /не претендует|Мы не утверждаем/],
  en: [/non-commercial/, /volunteer/, /does not claim|We do not claim/],
} as const;

const pages = ['aboutcae', 'about', 'guide'].flatMap((page) =>
  (['ru', 'en'] as const).map((language) => ({ page, language })),
);

test.each(pages)(
  'the page $page exists in $language and says that the project is non-commercial, of volunteers, and claims neither completeness nor accuracy [CNT-2]',
  ({ page, language }) => {
    const text = readPageProse().find(({ file }) => file === `${page}.${language}.md`)?.text ?? '';
    expect(text.length).toBeGreaterThan(1000);
    for (const statement of statements[language]) expect(text).toMatch(statement);
  },
);

/** The guide in a language. */
const guideIn = (language: 'ru' | 'en') =>
  readPageProse().find(({ file }) => file === `guide.${language}.md`)?.text ?? '';

const capturesOf = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, part = '']) => part);

test('the sections of the guide have the same ids in both languages, among them those that controls link to', () => {
  const idsIn = (language: 'ru' | 'en') => capturesOf(/^## .+ \{#([a-z0-9-]+)\}$/gm, guideIn(language));
  const headings = capturesOf(/^## (.+)$/gm, guideIn('en'));
  expect(idsIn('ru')).toEqual(idsIn('en'));
  expect(new Set(idsIn('en')).size).toBe(headings.length);
  expect(idsIn('en')).toEqual(expect.arrayContaining([...guideSections]));
});

test.each(['ru', 'en'] as const)('every picture of the guide exists in %s', (language) => {
  const names = capturesOf(/^!\[[^\]"&<]+\]\(picture:([a-z-]+)\)$/gm, guideIn(language));
  expect(names.length).toBe(guideIn(language).split('](picture:').length - 1);
  expect(names.length).toBeGreaterThanOrEqual(4);
  const missing = names.filter(
    (name) => !existsSync(join(repositoryFolder, 'content/pages/pictures', `${name}.${language}.webp`)),
  );
  expect(missing).toEqual([]);
});
