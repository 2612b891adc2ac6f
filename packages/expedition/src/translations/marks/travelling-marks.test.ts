import { describe, expect, test } from 'vitest';
import { readMarkedText, type MarkTarget } from '../../sentences/marked-text.ts';
import { indexNames } from '../../sentences/names/known-names.ts';
import { readEmphasis } from './emphasis.ts';
import { insertTravellingMarks, isPlaced, proposeMarks, type TravellingMark } from './travelling-marks.ts';

const pairs = [
  { ru: 'Кашгар', en: 'Kashgar' },
  { ru: 'Рябинин', en: 'Ryabinin' },
];
const names = {
  namesOfTarget: (target: MarkTarget) =>
    pairs.filter((_, index) => (target.kind === 'place') === (index === 0)),
  known: indexNames(pairs),
};
const propose = (source: string, target: string) =>
  proposeMarks({ source, target }, names).map(({ mark, written, range }) => [
    mark.kind === 'link' ? mark.target.kind : mark.element,
    written,
    range === null ? null : readMarkedText(target).text.slice(...range),
  ]);

describe('proposeMarks', () => {
  test('proposes the links of the source at the names of the translation', () => {
    const source =
      '<p>Пришли в <a data-text4placeid="8">Кашгар</a>. <a data-person="ryabinin">Рябинин</a> остался.</p>';
    expect(propose(source, 'They came to Kashgar. Ryabinin stayed.')).toEqual([
      ['place', 'Кашгар', 'Kashgar'],
      ['person', 'Рябинин', 'Ryabinin'],
    ]);
  });

  test('proposes nothing that the translation has', () => {
    const source = '<p>В <a data-text4placeid="8">Кашгар</a> <b>пришли</b>. <em>Снег.</em></p>';
    const target = '<p>They <strong>came</strong> to <a data-text4placeid="8">Kashgar</a>. <i>Snow.</i></p>';
    expect(propose(source, target)).toEqual([]);
  });

  test('proposes a link to a page at a known name, or at words that are not translated', () => {
    const source =
      '<p>См. <a href="/day/1926-05-01">о Кашгаре</a>, <a href="https://a.org/">GeoNames</a>.</p>';
    expect(propose(source, '<p>See on Kashgar, GeoNames.</p>')).toEqual([
      ['link', 'о Кашгаре', 'Kashgar'],
      ['link', 'GeoNames', 'GeoNames'],
    ]);
  });

  test.each([
    ['a part of the name', 'Sasser Pass', 'They crossed the Sasser.', 'Sasser'],
    ['the name in brackets', 'Ulaanbaatar (Urga)', 'They came to Urga’s gate.', 'Urga'],
    [
      'words without a capital letter',
      'Suspension bridge over the Shyok',
      'By the suspension bridge.',
      'suspension bridge',
    ],
    ['the longest part', 'New York City', 'York and New York.', 'New York'],
    ['a part without its article', 'Bank of the Shyok', 'They crossed the Shyok.', 'Shyok'],
    ['a part before a function word', 'Shyok on the way', 'By the Shyok on foot.', 'Shyok'],
    ['no generic word', 'Camp on the pass', 'The Pass was open.', null],
    ['no month', 'Camp of 2 March', 'They left in March.', null],
  ])('proposes a link at %s', (_what, name, target, expected) => {
    const namesOfTarget = () => [{ ru: 'Имя', en: name }];
    const source = '<p>Видели <a data-text4placeid="8">это</a>.</p>';
    const [proposal] = proposeMarks({ source, target }, { namesOfTarget, known: names.known });
    expect(proposal?.range?.length === 2 ? target.slice(...proposal.range) : null).toBe(expected);
  });

  test('proposes no part of a name that is another mark', () => {
    const namesOfTarget = () => [{ ru: 'Имя', en: 'Sasser Pass' }];
    const source = '<p>Это <a data-text4placeid="8">он</a> и <a data-text4placeid="9">он</a>.</p>';
    const target = 'The Sasser and <a href="/">Sasser</a>.';
    const proposals = proposeMarks({ source, target }, { namesOfTarget, known: names.known });
    expect(proposals.map(({ range }) => range)).toEqual([[4, 10], null]);
  });

  test.each([
    ['whole sentences', '<em>Вышли. Снег.</em> Дождь.', 'They left. Snow. Rain.', 'They left. Snow.'],
    ['the same words', 'Это <b>CO 6</b> и 6.', 'This is CO 6 and 6.', 'CO 6'],
    ['quoted words', 'Сказал «да» и «<b>нет</b>».', 'He said “yes” and “no”.', 'no'],
    [
      'no quoted words if their number differs',
      '«Да» и «<b>нет</b>».',
      '“Yes” and no, “he” and “she”.',
      null,
    ],
    ['a quotation', 'Книга <i>«Алтай»</i> вышла.', 'The book “Altai” came out.', '“Altai”'],
    ['a name', 'Видели <b>Кашгар</b> утром.', 'They saw Kashgar in the morning.', 'Kashgar'],
    ['no known words', 'Видели <b>горы</b> утром.', 'They saw mountains in the morning.', null],
  ])('proposes emphasis at %s', (_what, source, target, expected) => {
    expect(propose(`<p>${source}</p>`, `<p>${target}</p>`).map(([, , range]) => range)).toEqual([expected]);
  });

  test('proposes emphasis as often as it is missing', () => {
    const source = '<p><b>CO 6</b> и <b>CO 7</b>.</p>';
    expect(propose(source, '<p><b>CO 6</b> and CO 7.</p>')).toEqual([['b', 'CO 7', 'CO 7']]);
  });

  test('proposes no sentences for a mark of a sentence without a translation', () => {
    const source = '<p><b>Вышли</b> из <a data-text4placeid="8">Кашгара</a>.</p>';
    const proposals = proposeMarks({ source, target: '' }, names);
    expect(proposals.map(({ sentences, range }) => [sentences, range])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});

describe('insertTravellingMarks', () => {
  const place: TravellingMark = { kind: 'link', target: { kind: 'place', placeIds: [8] } };
  const bold: TravellingMark = { kind: 'emphasis', element: 'b' };
  const insert = (html: string, ...marks: [TravellingMark, number, number][]) =>
    insertTravellingMarks(
      html,
      marks.map(([mark, start, end]) => ({ mark, range: [start, end] })),
    );

  test('inserts all proposals with a place, so that none of these is proposed again', () => {
    const source = '<p><b><a data-text4placeid="8">Кашгар</a></b> ждал. <em>Снег &amp; дождь.</em></p>';
    const target = '<p>Kashgar waited. Snow &amp; rain.</p>';
    const { html, leftOut } = insertTravellingMarks(
      target,
      proposeMarks({ source, target }, names).filter(isPlaced),
    );
    expect(html).toBe('<p><a data-text4placeid="8"><b>Kashgar</b></a> waited. <em>Snow &amp; rain.</em></p>');
    expect(leftOut).toEqual([]);
    expect(propose(source, html)).toEqual([]);
  });

  test('encloses elements that begin or end with the emphasis', () => {
    expect(insert('<p><a href="/">a</a> b <i>c</i></p>', [bold, 0, 5]).html).toBe(
      '<p><b><a href="/">a</a> b <i>c</i></b></p>',
    );
  });

  test('leaves out emphasis that crosses an element or a paragraph, or is outside of the text', () => {
    const html = '<p>a <i>b c</i></p><p>d</p>';
    const { html: written, leftOut } = insert(html, [bold, 0, 3], [bold, 4, 7], [bold, 7, 9], [bold, 1, 1]);
    expect(written).toBe(html);
    expect(leftOut).toHaveLength(4);
    expect(insert('<p>a</p><p>b</p>', [bold, 0, 3]).leftOut).toHaveLength(1);
  });

  test('leaves out a link within a link', () => {
    expect(insert('<p><a href="/">a b</a></p>', [place, 0, 1]).leftOut).toHaveLength(1);
  });
});

test('readEmphasis ignores unmatched tags and parts of white space', () => {
  const html = '</b><p><b>a <b> b</p><i> </i><em>c</em>';
  expect(readEmphasis(html, readMarkedText(html))).toEqual([{ element: 'em', start: 4, end: 5 }]);
});
