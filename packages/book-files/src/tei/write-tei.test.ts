import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedBooks, sampleBook } from '../testing/generated-books.ts';
import { teiOptions } from '../testing/tei-options.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { readOwnTei } from './read-own-tei.ts';
import type { TeiOptions } from './tei-options.ts';
import { writeTei } from './write-tei.ts';

const write = (options?: Partial<TeiOptions>) => decodeXml(writeTei(sampleBook, teiOptions(options)));
const read = (xml: string) => readOwnTei(parseXml(xml));

describe('a book that is written as TEI', () => {
  test.each(['ru', 'en'] as const)('is read back as it was, with %s as the primary language', (language) => {
    fc.assert(
      fc.property(generatedBooks, (book) => {
        expect(read(decodeXml(writeTei(book, teiOptions({ language }))))).toEqual({ book, leftOut: [] });
      }),
      { numRuns: 100 },
    );
  });

  test('has dates, names of places and people, and parallel languages', () => {
    const xml = write();
    expect(xml).toContain(
      '<date type="YYYY-MM-DD" from="1925-08-26" to="1925-09-19">26 августа – 19 сентября 1925</date>',
    );
    expect(xml).toContain('<date type="YYYY-MM" when="1925-09-01">');
    expect(xml).toContain('<placeName ref="cae:place/53">Леха</placeName>');
    expect(xml).toContain('<persName ref="cae:person/roerich-nk">он</persName>');
    expect(xml).toContain('<div type="text" xml:id="t1-ru" xml:lang="ru" corresp="#t1-en">');
    expect(xml).toContain('<div type="text" xml:id="t1-en" xml:lang="en" corresp="#t1-ru">');
    expect(xml).toContain('<p corresp="cae:place/53 cae:place/54">');
  });

  test('has its rights in the header', () => {
    expect(write()).toContain(
      '<availability status="free">\n<p xml:lang="ru">Лицензия CC BY 4.0</p>\n<p xml:lang="en">Licence CC BY 4.0</p>\n</availability>',
    );
  });

  test('has no copy of texts whose HTML is nested as that of a browser', () => {
    expect(write()).not.toContain('<note type="html">');
  });
});

describe('readOwnTei', () => {
  test('returns null for a document of another program', () => {
    expect(read(write().replace('ident="cae-map"', 'ident="other"'))).toBeNull();
  });

  test('refuses a book whose dates were changed to invalid ones', () => {
    expect(() => read(write().replace('when="1925-09-01"', 'when="1925-09-31"'))).toThrow(
      expect.objectContaining({ code: 'invalid-document' }),
    );
  });

  test('unwraps elements that were added, and removes scripts', () => {
    const xml = write().replace(
      '<placeName ref="cae:place/53">Леха</placeName>',
      '<rune>Леха</rune><ref target="javascript:x()">там</ref><script>x</script>',
    );
    const own = read(xml);
    expect(own?.book.chapters[0]?.texts[0]?.text_content).toContain('Вышли из Леха<a>там</a>x рано.');
    expect(own?.leftOut).toEqual([
      { kind: 'unknown-element', count: 1, example: 'rune' },
      { kind: 'unsafe-link', count: 1, example: 'javascript:x()' },
      { kind: 'unknown-element', count: 1, example: 'script' },
    ]);
  });

  test('counts divisions and paragraphs that were added', () => {
    const own = read(write().replace('<body>', '<body><p>Added</p>'));
    expect(own?.leftOut).toEqual([{ kind: 'unreadable-part', count: 1, example: 'Added' }]);
  });
});
