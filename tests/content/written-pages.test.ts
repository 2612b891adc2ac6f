import { expect, test } from 'vitest';
import { readPageProse } from '../support/content/page-prose.ts';

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
