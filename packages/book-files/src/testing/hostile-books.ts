import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { cleanText } from '@cae-map/contract/text';
import fc from 'fast-check';

/** Characters that formats of files give a meaning, and ordinary words. */
const words = fc.constantFrom(
  'Караван',
  'the pass',
  ' ',
  '\n',
  '\u00A0',
  '&lt;b&gt;',
  '&amp;',
  '"',
  "'",
  '*',
  '_',
  '`',
  '# ',
  '- ',
  '1. ',
  '[x](y)',
  '\\',
  '{a=1}',
  '---',
  '|',
  'http://x.y',
  '8 августа',
  '  ',
  '\t',
);

const wrappers = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'q', 'cite'].map(
  (name) => [`<${name}>`, `</${name}>`] as const,
);

const inlineHtml: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      words,
      fc.option(
        fc.constantFrom(
          ...wrappers,
          ['<a data-text4placeid="53">', '</a>'] as const,
          ['<a data-text4placeid="5" data-text4placeid2="6">', '</a>'] as const,
          ['<a data-person="lobzang">', '</a>'] as const,
          ['<a href="https://example.org/a?b=1&amp;c=2">', '</a>'] as const,
          ['<span lang="bo" title="a &quot;b&quot;">', '</span>'] as const,
          ['<time datetime="1925-08-08">', '</time>'] as const,
        ),
      ),
      fc.boolean(),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) =>
    parts
      .map(
        ([text, wrapper, isBroken]) =>
          `${wrapper?.[0] ?? ''}${text}${wrapper?.[1] ?? ''}${isBroken ? '<br />' : ''}`,
      )
      .join(''),
  );

const attributes = fc.constantFrom(
  '',
  '',
  ' data-text4placeid="53"',
  ' data-text4placeid="53" data-text4placeid2="54"',
  ' data-accounts-differ="true"',
  ' lang="en"',
  ' title="x } y"',
);

const block = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(attributes, inlineHtml).map(([names, html]) => `<p${names}>${html}</p>`) },
  inlineHtml.map((html) => `<h3>${html}</h3>`),
  fc
    .array(inlineHtml, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`),
  fc
    .array(inlineHtml, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol>${items.map((html) => `<li>${html}</li>`).join('')}</ol>`),
  inlineHtml.map((html) => `<blockquote><p>${html}</p></blockquote>`),
  fc.constant('<hr />'),
  fc.constant('a text without an element'),
);

/** The HTML of a text in the form in which the server stores it. */
export const hostileHtml: fc.Arbitrary<string> = fc
  .array(block, { maxLength: 4 })
  .map((blocks) => blocks.join(''));

const line = fc.array(words, { maxLength: 4 }).map((parts) => cleanText(parts.join('')));
const title = line.map((text) => `Т${text}`.trim());

const dates = fc.constantFrom(
  [null, null, 'YYYY-MM-DD'] as const,
  ['1925-08-08', null, 'YYYY-MM-DD'] as const,
  ['1925-08-08', '1925-09-02', 'YYYY-MM-DD'] as const,
  ['1925-08-01', null, 'YYYY-MM'] as const,
  ['1926-01-01', null, 'YYYY'] as const,
  [null, '1925-08-08', 'YYYY-MM-DD'] as const,
);

const text = fc
  .record({
    dates,
    ru: hostileHtml,
    en: hostileHtml,
    place: line,
    placeEn: line,
    images: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
  })
  .map(({ dates: [date, enddate, format], ru, en, place, placeEn, images }) => ({
    text_date: date,
    text_enddate: enddate,
    date_format: format,
    text_content: ru,
    text_content_en: en,
    text_onplace: place,
    text_onplace_en: placeEn,
    related_image_ids: images,
  }));

const chapter = fc.record({
  chapter_title: title,
  chapter_title_en: title,
  chapter_fromdate: fc.constantFrom(null, '1925-08-08'),
  chapter_todate: fc.constantFrom(null, '1926-01-01'),
  texts: fc.array(text, { maxLength: 3 }),
});

/** Books of the contract with the characters and elements that are hard to write in other formats. */
export const hostileBooks: fc.Arbitrary<BookDocument> = fc.record({
  book_type: fc.constantFrom('diary', 'chronicle'),
  book_title: title,
  book_title_en: title,
  book_author: line,
  book_author_en: line,
  book_rights: line,
  book_rights_en: line,
  is_downloadable: fc.boolean(),
  chapters: fc.array(chapter, { maxLength: 3 }),
});
