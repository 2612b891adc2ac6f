import { describe, expect, test } from 'vitest';
import { readBilingualText } from '../bilingual-text.ts';
import { readMarkedText, targetKey, type MarkTarget } from '../marked-text.ts';
import { insertMarks } from './insert-marks.ts';
import { transferMarks } from './transfer-marks.ts';

const namesOf = (target: MarkTarget) =>
  target.kind === 'place' ? [{ ru: 'Кашгар', en: 'Kashgar' }] : [{ ru: 'Рябинин', en: 'Ryabinin' }];
const english =
  '<p>They came to <a data-text4placeid="8">Kashgar</a>. <a data-person="ryabinin">Ryabinin</a> stayed in <b>Kashgar</b>, and so did the lama.</p>';
const russian = '<p>Пришли в Кашгар. Рябинин остался в <b>Кашгаре</b>, а с ним и лама.</p>';

describe('transferMarks', () => {
  test('proposes the missing marks at the names of the sentences that translate theirs', () => {
    const text = readBilingualText({ text_content: russian, text_content_en: english });
    const proposals = transferMarks(text, 'en', namesOf);
    expect(
      proposals.map(({ mark, range }) => [targetKey(mark.target), range && text.ru.text.slice(...range)]),
    ).toEqual([
      ['place:8', 'Кашгар'],
      ['person:ryabinin', 'Рябинин'],
    ]);
    expect(proposals[0]?.range).toEqual([9, 15]);
  });

  test('proposes nothing that the other language has, and never a range that is marked', () => {
    const marked =
      '<p>Пришли в <a data-text4placeid="8">Кашгар</a>. <a data-person="other">Рябинин</a> остался, и лама тоже.</p>';
    const text = readBilingualText({ text_content: marked, text_content_en: english });
    const proposals = transferMarks(text, 'en', namesOf);
    expect(proposals.map(({ mark, range }) => [targetKey(mark.target), range])).toEqual([
      ['person:ryabinin', null],
    ]);
    expect(proposals[0]?.sentences.map((sentence) => sentence.text)).toEqual([
      'Рябинин остался, и лама тоже.',
    ]);
  });

  test('proposes two marks of a record at two different names', () => {
    const mark = '<a data-text4placeid="8">Kashgar</a>';
    const text = readBilingualText({
      text_content: '<p>Кашгар ждал, и до Кашгара дошли.</p>',
      text_content_en: `<p>${mark} waited, and they came to ${mark}.</p>`,
    });
    const ranges = transferMarks(text, 'en', namesOf).map(
      ({ range }) => range && text.ru.text.slice(...range),
    );
    expect(ranges).toEqual(['Кашгар', 'Кашгара']);
  });

  test('proposes a mark without sentences if the text is not translated', () => {
    const text = readBilingualText({ text_content: '', text_content_en: english });
    expect(transferMarks(text, 'en', namesOf).map(({ sentences, range }) => [sentences, range])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});

describe('insertMarks', () => {
  test('inserts the transferred marks into the HTML, within other elements', () => {
    const text = readBilingualText({ text_content: russian, text_content_en: english });
    const marks = transferMarks(text, 'en', namesOf).flatMap(({ mark, range }) =>
      range === null ? [] : [{ target: mark.target, start: range[0], end: range[1] }],
    );
    const { html, leftOut } = insertMarks(russian, text.ru, marks);
    expect(html).toBe(
      '<p>Пришли в <a data-text4placeid="8">Кашгар</a>. <a data-person="ryabinin">Рябинин</a> остался в <b>Кашгаре</b>, а с ним и лама.</p>',
    );
    expect(leftOut).toEqual([]);
    expect(readMarkedText(html).text).toBe(text.ru.text);
  });

  test('leaves out marks that cross a tag, overlap another mark or are outside of the text', () => {
    const html = '<p>a<b>b</b> <a href="/">c</a> d &amp; e</p>';
    const marked = readMarkedText(html);
    const target: MarkTarget = { kind: 'place', placeIds: [1, 2, 3, 4, 5] };
    const mark = (start: number, end: number) => ({ target, start, end });
    const result = insertMarks(html, marked, [
      mark(0, 2),
      mark(3, 4),
      mark(5, 8),
      mark(5, 6),
      mark(4, 4),
      mark(50, 60),
    ]);
    expect(result.leftOut).toHaveLength(5);
    expect(result.html).toContain(
      '<a data-text4placeid="1" data-text4placeid2="2" data-text4placeid3="3" data-text4placeid4="4">d',
    );
  });

  test('escapes the attributes of a mark', () => {
    const html = '<p>ab</p>';
    const target: MarkTarget = { kind: 'link', href: '/?a=1&b="<' };
    expect(insertMarks(html, readMarkedText(html), [{ target, start: 0, end: 2 }]).html).toBe(
      '<p><a href="/?a=1&amp;b=&quot;&lt;">ab</a></p>',
    );
  });
});
