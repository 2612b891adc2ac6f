// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers } from '@cae-map/contract/testing/script-vectors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BookFileError } from '../failure.ts';
import { aBook } from '../testing/books.ts';
import { docxOf, wordParagraph, wordPart } from '../testing/docx-files.ts';
import { readDocx } from './read-docx.ts';
import { writeDocx } from './write-docx.ts';

async function readSource(bytes: Uint8Array) {
  const file = await readDocx(bytes);
  if (file.kind === 'own') throw new Error('a book of ours');
  return file.source;
}

const htmlOf = async (bytes: Uint8Array) =>
  (await readSource(bytes)).blocks.map(({ kind, level, html }) =>
    kind === 'heading' ? `${level}: ${html}` : html,
  );

const countsOf = async (bytes: Uint8Array) =>
  (await readSource(bytes)).leftOut.map(({ kind, count, example }) => [kind, count, example]);

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('readDocx reads', () => {
  test('headings by their styles, and the title above them', async () => {
    const body = [
      wordParagraph('Алтай', 'Title'),
      wordParagraph('Глава 1', 'Heading1'),
      wordParagraph('8 августа', 'Heading2'),
      wordParagraph('Вышли.'),
    ];
    expect(await htmlOf(docxOf(body.join('')))).toEqual([
      '1: Алтай',
      '2: Глава 1',
      '3: 8 августа',
      '<p>Вышли.</p>',
    ]);
  });

  test('emphasis and links', async () => {
    const body = `<w:p>${run('а', '<w:b/>')}${run('б', '<w:i/>')}${run('в', '<w:u w:val="single"/>')}<w:hyperlink r:id="rId5">${run('г')}</w:hyperlink></w:p>`;
    const bytes = docxOf(body, {}, { rId5: ['hyperlink', 'https://example.org/?a=1&amp;b=2'] });
    expect(await htmlOf(bytes)).toEqual([
      '<p><strong>а</strong><em>б</em><u>в</u><a href="https://example.org/?a=1&amp;b=2">г</a></p>',
    ]);
  });

  test('footnotes and endnotes behind the paragraph that refers to them', async () => {
    const body = `<w:p>${run('Вышли')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' рано')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p>${wordParagraph('Далее.')}`;
    const bytes = docxOf(
      body,
      {
        'word/footnotes.xml': wordPart(
          'footnotes',
          `<w:footnote w:id="2">${wordParagraph('Первая.')}</w:footnote>`,
        ),
        'word/endnotes.xml': wordPart(
          'endnotes',
          `<w:endnote w:id="2">${wordParagraph('Вторая.')}</w:endnote>`,
        ),
      },
      { rId6: ['footnotes', 'footnotes.xml'], rId7: ['endnotes', 'endnotes.xml'] },
    );
    expect(await htmlOf(bytes)).toEqual([
      '<p>Вышли<sup>1</sup> рано<sup>2</sup></p>',
      '<p><sup>1</sup> Первая.</p>',
      '<p><sup>2</sup> Вторая.</p>',
      '<p>Далее.</p>',
    ]);
  });

  test('tracked changes as they were accepted, and counts them', async () => {
    const body = `<w:p>${run('Вышли ')}<w:ins w:id="1" w:author="a">${run('рано')}</w:ins><w:del w:id="2" w:author="a"><w:r><w:delText>поздно</w:delText></w:r></w:del></w:p>`;
    expect(await htmlOf(docxOf(body))).toEqual(['<p>Вышли рано</p>']);
    expect(await countsOf(docxOf(body))).toEqual([['tracked-change', 2, '']]);
  });

  test('title, author and language of the metadata', async () => {
    const core =
      '<cp:coreProperties xmlns:cp="a" xmlns:dc="b"><dc:title>Алтай</dc:title><dc:creator>Н. Рерих</dc:creator><dc:language>ru-RU</dc:language></cp:coreProperties>';
    const { metadata } = await readSource(docxOf(wordParagraph('Вышли.'), { 'docProps/core.xml': core }));
    expect(metadata).toEqual({ title: 'Алтай', author: 'Н. Рерих', language: 'ru' });
  });
});

describe('readDocx leaves out and counts', () => {
  const body = wordParagraph('Вышли.');
  const comment = `<w:comment w:id="1" w:author="a">${wordParagraph('Проверить')}</w:comment>`;
  const picture = (attribute: string) =>
    `<w:p>${run('Яки')}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${attribute}="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

  test.each([
    ['macros', docxOf(body, { 'word/vbaProject.bin': 'x' }), ['macro', 1, 'word/vbaProject.bin']],
    [
      'comments',
      docxOf(body, { 'word/comments.xml': wordPart('comments', comment) }),
      ['comment', 1, 'Проверить'],
    ],
    [
      'headers',
      docxOf(body, { 'word/header1.xml': wordPart('hdr', wordParagraph('Стр. 1')) }),
      ['header-or-footer', 1, 'Стр. 1'],
    ],
    [
      'embedded files',
      docxOf(body, { 'word/embeddings/sheet.xlsx': 'x' }),
      ['embedded-file', 1, 'word/embeddings/sheet.xlsx'],
    ],
    [
      'formulas',
      docxOf(`<w:p>${run('Вышли.')}<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>`),
      ['formula', 1, ''],
    ],
    [
      'pictures',
      docxOf(picture('r:embed'), { 'word/media/1.png': 'x' }, { rId9: ['image', 'media/1.png'] }),
      ['picture', 1, 'img'],
    ],
    [
      'external pictures',
      docxOf(picture('r:link'), {}, { rId9: ['image', 'http://127.0.0.1:9/x.png'] }),
      ['picture', 1, 'img'],
    ],
  ])('%s', async (_part, bytes, expected) => {
    expect(await countsOf(bytes)).toContainEqual(expected);
  });
});

describe('readDocx refuses', () => {
  test.each([
    ['an archive of other files', { '[Content_Types].xml': '' }, 'damaged'],
    ['a document that is not well-formed', { 'word/document.xml': '<w:document>' }, 'damaged'],
  ])('%s', async (_file, files, code) => {
    await expect(readDocx(docxOf('', files))).rejects.toThrow(expect.objectContaining({ code }));
  });

  test('a document that is cut off', async () => {
    const bytes = docxOf(wordParagraph('Вышли.'));
    await expect(readDocx(bytes.subarray(0, bytes.length - 40))).rejects.toThrow(
      expect.objectContaining({ code: 'damaged' }),
    );
  });
});

test('readDocx reads nothing that runs of links and of text that looks like HTML', async () => {
  const link = `<w:p>${run('&lt;img src=x onerror=alert(1)&gt;')}<w:hyperlink r:id="rId5">${run('Лех')}</w:hyperlink></w:p>`;
  for (const target of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
    const html = (await htmlOf(docxOf(link, {}, { rId5: ['hyperlink', target] }))).join('');
    expect(findDangers(new DOMParser().parseFromString(html, 'text/html').body, isSafeUrl)).toEqual([]);
    expect(html).toContain('Лех');
  }
});

test('readDocx reads a damaged document, or names what is wrong', async () => {
  const own = await writeDocx(aBook({ text_content_en: '<p>Left.</p>' }), { origin: '' });
  const foreign = docxOf(wordParagraph('Вышли.'));
  const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(own, foreign), changes, async (file, list) => {
      const bytes = file.slice();
      for (const [share, value] of list) bytes[Math.floor(share * (bytes.length - 1))] = value;
      await readDocx(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(BookFileError));
    }),
    { numRuns: 150 },
  );
});

test('readDocx reads damaged XML of a document, or names what is wrong', async () => {
  const body = `${wordParagraph('Глава 1', 'Heading1')}<w:p>${run('Вышли', '<w:b/>')}<w:ins w:id="1">${run('рано')}</w:ins></w:p>`;
  const fragments = fc.constantFrom(
    '',
    '<w:p>',
    '</w:p>',
    '<',
    '&',
    '"',
    '<w:tbl>',
    '&#0;',
    '<!DOCTYPE a [<!ENTITY x "y">]>',
    ']]>',
  );
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(10), fragments), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const xml = changes.reduce(
        (text, [share, removed, inserted]) => {
          const at = Math.floor(share * text.length);
          return text.slice(0, at) + inserted + text.slice(at + removed);
        },
        wordPart('document', `<w:body>${body}</w:body>`),
      );
      await readDocx(docxOf('', { 'word/document.xml': xml })).catch((error: unknown) =>
        expect(error).toBeInstanceOf(BookFileError),
      );
    }),
    { numRuns: 150 },
  );
});
