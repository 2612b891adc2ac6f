import { bookDocumentSchema, type BookDocument } from '@cae-map/contract/entities/books/book-document';
import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aBook } from '../testing/books.ts';
import { hostileBooks } from '../testing/hostile-books.ts';
import { readDocx } from './read-docx.ts';
import { writeDocx } from './write-docx.ts';

const options = { origin: 'https://example.org' };

async function rewrite(book: BookDocument): Promise<BookDocument> {
  const file = await readDocx(await writeDocx(book, options));
  if (file.kind === 'source') throw new Error('not recognised as a book of ours');
  expect(file.own.leftOut).toEqual([]);
  return file.own.book;
}

describe('readDocx returns', () => {
  test('the same book for generated books with hostile characters and elements', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBooks, async (book) => {
        const stored = bookDocumentSchema.parse(book);
        expect(await rewrite(stored)).toEqual(stored);
      }),
      { numRuns: 60 },
    );
  });

  test('the chronicle as it was written', async () => {
    const texts = readChronicle().map(({ text_content, text_content_en }) => ({
      text_content,
      text_content_en,
    }));
    const book = aBook(...texts);
    expect(texts.length).toBeGreaterThan(300);
    expect(await rewrite(book)).toEqual(book);
  });
});

test.each([
  ['a paragraph that looks like a line of fields', '<p>{lang=en}</p><p>{a=1}</p>'],
  ['lists beside each other', '<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol>'],
  ['quotes beside each other', '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>'],
  ['lists within lists', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['elements that look the same', '<p><b>a</b><strong>b</strong><i>c</i><em>d</em></p>'],
  ['equal elements beside each other', '<p><em>a</em><em>b</em></p>'],
  ['elements in another order than that of Word', '<p><em>a<strong>b</strong></em></p>'],
  ['an empty paragraph', '<p>a</p><p></p><p>b</p>'],
])('readDocx returns %s as they were written', async (_contents, text_content) => {
  const book = aBook({ text_content });
  expect(await rewrite(book)).toEqual(book);
});

test('writeDocx writes the same bytes for the same book', async () => {
  const book = aBook({ text_content: '<p><a data-text4placeid="53">Лех</a></p>' });
  expect(await writeDocx(book, options)).toEqual(await writeDocx(book, options));
});

/** A document of ours with a change of the XML of its text, as another program may make it. */
async function edited(book: BookDocument, edit: (xml: string) => string) {
  const files = unzipSync(await writeDocx(book, options));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(edit(xml)).not.toBe(xml);
  const file = await readDocx(zipSync({ ...files, 'word/document.xml': strToU8(edit(xml)) }));
  if (file.kind === 'source') throw new Error('not recognised as a book of ours');
  return file.own;
}

describe('readDocx returns a change that was made in Word', () => {
  const book = aBook({
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
    text_content: '<p data-text4placeid="53">Вышли из <a data-text4placeid="53">Леха</a>.</p>',
  });
  const textOf = async (edit: (xml: string) => string) =>
    (await edited(book, edit)).book.chapters[0]?.texts[0];

  test('of a date in a heading', async () => {
    expect(await textOf((xml) => xml.replace('8 августа 1925, Лех', '9 августа, Лех'))).toMatchObject({
      text_date: '1925-08-09',
      text_onplace: 'Лех',
      text_onplace_en: 'Leh',
    });
  });

  test('of the title of a chapter, with the title in English', async () => {
    const { book: read } = await edited(book, (xml) => xml.replace('>Ладак<', '>Малый Тибет<'));
    expect(read.chapters[0]).toMatchObject({ chapter_title: 'Малый Тибет', chapter_title_en: 'Ladakh' });
  });

  test('of a text with a linked name, which stays linked', async () => {
    expect((await textOf((xml) => xml.replace('Вышли из ', 'Рано вышли из ')))?.text_content).toBe(
      '<p data-text4placeid="53">Рано вышли из <a data-text4placeid="53">Леха</a>.</p>',
    );
  });

  test('of a new paragraph', async () => {
    const text = await textOf((xml) =>
      xml.replace('<w:sectPr', '<w:p><w:r><w:t>Ночью шёл снег.</w:t></w:r></w:p><w:sectPr'),
    );
    expect(text?.text_content).toMatch(/<p>Ночью шёл снег\.<\/p>$/);
  });

  test('of a new text, in the language of its letters', async () => {
    const heading =
      '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>10 August, Hemis</w:t></w:r></w:p>';
    const paragraph = '<w:p><w:r><w:t>The caravan left in the morning.</w:t></w:r></w:p>';
    const { book: read } = await edited(book, (xml) =>
      xml.replace('<w:sectPr', `${heading}${paragraph}<w:sectPr`),
    );
    expect(read.chapters[0]?.texts[1]).toMatchObject({
      text_date: '1925-08-10',
      text_onplace: 'Hemis',
      text_content: '',
      text_content_en: '<p>The caravan left in the morning.</p>',
    });
  });

  test('of the styles of the lines of fields, which were lost', async () => {
    const { book: read } = await edited(book, (xml) => xml.replaceAll('<w:pStyle w:val="CaeData"/>', ''));
    expect(read).toEqual(book);
  });

  test('of a deleted mark, with HTML that is complete', async () => {
    const bold = aBook({ text_content: '<p><b>Караван</b> вышел рано утром.</p>' });
    const { book: read } = await edited(bold, (xml) => xml.replace('&lt;/b&gt;', ''));
    expect(read.chapters[0]?.texts[0]?.text_content).toBe('<p><b>Караван вышел рано утром.</b></p>');
  });
});
