import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import fc from 'fast-check';
import { allowedHtml } from '../html/allowed-html.ts';

/** Pieces of the HTML of texts, as editors and imports make it. */
const pieces = [
  '<p data-text4placeid="53" data-text4placeid2="54">Вышли из <a data-text4placeid="53">Леха</a> рано.</p>',
  '<p lang="en">We left <em>Leh</em> at dawn &amp; climbed &lt;high&gt;.</p>',
  '<blockquote><p>«Дорога» — сказал <a data-person="roerich-nk">он</a>.<br />И&nbsp;ушёл.</p></blockquote>',
  '<ul><li>яки</li><li>палатки<ol><li>две</li></ol></li></ul>',
  '<p data-accounts-differ>Источники расходятся.<sup>1</sup></p><p><sup>1</sup> Сноска.</p>',
  '<h3>Heights</h3><p>5360 m, <time datetime="1925-09-19">19 September</time></p><hr />',
  '<p><a href="https://example.org/?a=1&amp;b=2">site</a> <abbr title="a &quot;b&quot;">c</abbr></p>',
  '<p><span data-text4placeid4="9" title="x\ty\nz">two  blanks</span></p>\n\n',
  'text outside of paragraphs <b>bold <i>both</i></b>',
  '<p><a href="/place/53" data-text4placeid="53">Leh</a> <a href data-text4placeid="53">Leh</a> <b data-text4placeid3="7">Leh</b></p>',
  '<p></p><p> </p>',
  '<li>an item without a list</li>',
  '<p><time datetime="last year">then</time> <a href="two words">relative</a> <a href="#x">inner</a></p>',
  '<h2>One</h2><h5 lang="x_y">Two</h5>',
] as const;

const contents = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 20 })), {
    maxLength: 5,
  })
  .map((parts) => allowedHtml(parts.join('')));

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `Т${text.replaceAll(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFEFF]/gu, '')}`.trim());

const optionalLine = fc.option(line, { nil: '' });

/** A day and a later one, each of which may be missing. */
const dates = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 40 }), fc.nat(3))
  .map(([start, length, kind]): readonly [string | null, string | null] => {
    const day = (offset: number) => new Date(Date.UTC(1924, 0, 1 + offset)).toISOString().slice(0, 10);
    return [kind === 0 ? null : day(start), kind < 2 ? null : day(start + length)];
  });

const texts: fc.Arbitrary<TextDocument> = fc
  .record({
    dates,
    date_format: fc.constantFrom('YYYY-MM-DD', 'YYYY-MM', 'YYYY'),
    text_content: contents,
    text_content_en: contents,
    text_onplace: optionalLine,
    text_onplace_en: optionalLine,
    related_image_ids: fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 3 }),
  })
  .map(({ dates: [text_date, text_enddate], ...fields }) => ({ ...fields, text_date, text_enddate }));

const chapters: fc.Arbitrary<ChapterDocument> = fc
  .record({ dates, chapter_title: line, chapter_title_en: line, texts: fc.array(texts, { maxLength: 4 }) })
  .map(({ dates: [chapter_fromdate, chapter_todate], ...fields }) => ({
    ...fields,
    chapter_fromdate,
    chapter_todate,
  }));

/** Books whose texts have the HTML that the server stores. */
export const generatedBooks: fc.Arbitrary<BookDocument> = fc.record({
  book_type: fc.constantFrom('chronicle', 'diary', 'ay'),
  book_title: line,
  book_title_en: line,
  book_author: optionalLine,
  book_author_en: optionalLine,
  book_rights: optionalLine,
  book_rights_en: optionalLine,
  is_downloadable: fc.boolean(),
  chapters: fc.array(chapters, { maxLength: 4 }),
});

/** A small book with all kinds of contents, whose HTML is nested as that of a browser. */
export const sampleBook: BookDocument = {
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'Diary',
  book_author: 'Н. К. Рерих',
  book_author_en: 'Nicholas Roerich',
  book_rights: 'Лицензия CC BY 4.0',
  book_rights_en: 'Licence CC BY 4.0',
  is_downloadable: true,
  chapters: [
    {
      chapter_title: 'Ладак',
      chapter_title_en: 'Ladakh & Leh',
      chapter_fromdate: '1925-08-08',
      chapter_todate: '1925-09-19',
      texts: [
        sampleText({
          text_date: '1925-08-26',
          text_enddate: '1925-09-19',
          text_onplace: 'Лех',
          text_onplace_en: 'Leh',
        }),
        sampleText({ text_date: '1925-09-01', date_format: 'YYYY-MM', text_content_en: '' }),
      ],
    },
    {
      chapter_title: 'Без перевода',
      chapter_title_en: 'Without a translation',
      chapter_fromdate: null,
      chapter_todate: null,
      texts: [sampleText({ text_content_en: '', related_image_ids: [] })],
    },
    {
      chapter_title: 'Пусто',
      chapter_title_en: 'Empty',
      chapter_fromdate: null,
      chapter_todate: null,
      texts: [],
    },
  ],
};

/** A text of the sample with other fields. */
export function sampleText(fields: Partial<TextDocument> = {}): TextDocument {
  return {
    text_date: null,
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    text_content: [pieces[0], pieces[2], pieces[3], pieces[4]].map((html) => allowedHtml(html)).join(''),
    text_content_en: [pieces[1], pieces[5], pieces[6]].map((html) => allowedHtml(html)).join(''),
    text_onplace: '',
    text_onplace_en: '',
    related_image_ids: [1001, 7],
    ...fields,
  };
}
