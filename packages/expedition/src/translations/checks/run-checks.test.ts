import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGlossary } from '../glossary/glossary.ts';
import { maxCheckedLength, runChecks, type CheckedField } from './run-checks.ts';
import { mostFindings } from './finding.ts';

const check = (source: string, target: string, more: Partial<CheckedField> = {}) =>
  runChecks({ source, target, format: 'plain', language: 'en', ...more });
const html = { format: 'html' } as const;

describe('runChecks', () => {
  test('has no finding for a faithful translation', () => {
    const source =
      '<p>8 июня 1926 г. вышли из <a data-text4placeid="5">Леха</a> на высоту 5000 м. Сказал: «<a href="/day/1926-06-08">Да</a>».</p>';
    const target =
      '<p>On 8 June 1926 they left <a data-text4placeid="5">Leh</a> for a height of 5,000 m. He said, “<a href="/en/day/1926-06-08">Yes</a>.”</p>';
    expect(check(source, target, html)).toEqual([]);
  });

  test('has no finding for a field without a translation', () => {
    expect(check('<p>8 июня</p>', '<p>&nbsp;</p>', html)).toEqual([]);
  });

  test('checks a translation without a source alone', () => {
    expect(check('', 'In 1926  “a').map((finding) => finding.check)).toEqual(['quotes', 'spaces']);
  });

  test('reports a number and a date that one side has only, with the sentences', () => {
    const source = 'Вышли 8 июня. Было 40 верблюдов.';
    const target = 'They left on 9 June. There were 41 camels.';
    expect(check(source, target)).toEqual([
      expect.objectContaining({
        check: 'number',
        isIn: 'source',
        what: '40',
        source: [14, 32],
        target: [21, 42],
      }),
      expect.objectContaining({ check: 'number', isIn: 'target', what: '41', written: '41' }),
      expect.objectContaining({ check: 'date', isIn: 'source', what: '-06-08', written: '8 июня' }),
      expect.objectContaining({ check: 'date', isIn: 'target', what: '-06-09' }),
    ]);
  });

  test('reports a lost mark as an error, and a further one as a warning', () => {
    const leh = '<a data-text4placeid="5">Лех</a>';
    expect(check(`<p>Это ${leh}.</p>`, '<p>This is Leh.</p>', html)).toEqual([
      expect.objectContaining({
        check: 'mark',
        severity: 'error',
        isIn: 'source',
        what: 'place:5',
        written: 'Лех',
      }),
    ]);
    expect(check('<p>Это Лех.</p>', '<p>This is <a data-text4placeid="5">Leh</a>.</p>', html)).toEqual([
      expect.objectContaining({ check: 'mark', severity: 'warning', isIn: 'target' }),
    ]);
  });

  test('reports each lost link to a page', () => {
    const source = '<p><a href="/a">да</a> <a href="/a">нет</a> <a href="https://b.org">о</a></p>';
    expect(check(source, '<p><a href="/en/a">yes</a> no on</p>', html)).toEqual([
      { check: 'link', severity: 'error', href: '/a', written: 'нет', source: [3, 6] },
      { check: 'link', severity: 'error', href: 'https://b.org', written: 'о', source: [7, 8] },
    ]);
  });

  test.each([
    ['Russian quotation marks', 'He said «yes».', ['otherLanguage «', 'otherLanguage »']],
    ['straight quotation marks', 'He said "yes".', ['otherLanguage "', 'otherLanguage "']],
    ['an inch sign', 'A 5" gun.', []],
    ['an opening mark alone', 'He said “yes.', ['unbalanced “']],
    ['a closing mark alone', 'He said yes”.', ['unbalanced ”']],
    ['an apostrophe', 'The lama’s ‘house’.', []],
    ['a quotation of two paragraphs', '“One.\n“Two.”', []],
    ['a quotation that the second paragraph does not open again', '“One.\nTwo.', ['unbalanced “']],
  ])('reports the quotation marks of %s', (_what, target, expected) => {
    const found = check('', target).map((each) =>
      each.check === 'quotes' ? `${each.problem} ${each.written}` : each.check,
    );
    expect(found).toEqual(expected);
  });

  test('accepts the brackets of Chinese titles', () => {
    const cn = { language: 'cn' } as const;
    expect(check('', '《阿尔泰》“喜马拉雅”', cn)).toEqual([]);
    expect(check('', '《阿尔泰', cn)).toHaveLength(1);
  });

  test('reports numbers in digits that a Chinese translation does not have', () => {
    const numbers = (target: string) =>
      check('Лагерь 27 сентября', target, { language: 'cn' }).map((finding) =>
        finding.check === 'number' ? `${finding.isIn} ${finding.what}` : finding.check,
      );
    expect(numbers('9月27日营地')).toEqual([]);
    expect(numbers('9月28日营地')).toEqual(['source 27', 'target 28']);
  });

  test.each([
    ['ten times as long', 10, []],
    ['more than ten times as long', 10.1, ['length']],
    ['a tenth as long', 0.1, []],
    ['less than a tenth as long', 0.09, ['length']],
  ])('reports the length of a translation that is %s', (_what, ratio, expected) => {
    const found = check('а'.repeat(1000), 'b'.repeat(1000 * ratio));
    expect(found.map((finding) => finding.check)).toEqual(expected);
  });

  test('reports no length for a source of 20 characters', () => {
    expect(check('а'.repeat(20), 'b'.repeat(300))).toEqual([]);
    expect(check('а'.repeat(21), 'b'.repeat(300))).toHaveLength(1);
  });

  test('reports a translation that is the source, and words in Cyrillic letters', () => {
    expect(check('Лех', ' Лех')).toEqual([
      { check: 'untranslated', severity: 'error', problem: 'sameAsSource', written: 'Лех' },
    ]);
    expect(check('Перевал Чанг-ла', 'The pass Чанг-ла')).toEqual([
      { check: 'untranslated', severity: 'warning', problem: 'letters', written: 'Чанг-ла', target: [9, 16] },
    ]);
    expect(check('CO 6', 'CO 6')).toEqual([]);
  });

  test('reports double spaces that are shown', () => {
    expect(check('а', 'a  b \u00a0c')).toEqual([
      { check: 'spaces', severity: 'warning', target: [1, 3] },
      { check: 'spaces', severity: 'warning', target: [4, 6] },
    ]);
    expect(check('<p>а</p>', '<p>a  b&nbsp; c</p>', html)).toEqual([
      { check: 'spaces', severity: 'warning', target: [3, 5] },
    ]);
  });

  test.each([
    ['a zero-width space', 'a\u200bb', 'U+200B', 'warning'],
    ['a soft hyphen', 'a\u00adb', 'U+00AD', 'warning'],
    ['a control character', 'a\u0007b', 'U+0007', 'warning'],
    ['a direction override', 'a\u202eb', 'U+202E', 'error'],
    ['a joiner without a pictograph', 'a\u200db', 'U+200D', 'warning'],
  ])('reports %s', (_what, target, codePoint, severity) => {
    expect(check('а', target)).toEqual([{ check: 'invisible', severity, codePoint, target: [1, 2] }]);
  });

  test('accepts line feeds, tabs and joined pictographs', () => {
    expect(check('а', 'a\n\tb 👩\u200d🚀')).toEqual([]);
  });

  test('reports the names of the glossary without their translation', () => {
    const glossary = createGlossary([{ key: 'place:5', ru: ['Лех'], en: ['Leh'], cn: [] }]);
    expect(check('<p>Из Леха.</p>', '<p>From Ley.</p>', { ...html, glossary })).toEqual([
      { check: 'glossary', severity: 'warning', written: 'Леха', expected: ['Leh'], source: [3, 7] },
    ]);
  });

  test('compares no facts of a longer field, and reports so', () => {
    const long = '1 '.repeat(maxCheckedLength / 2);
    expect(check(`${long}2`, `${long}3`).map((finding) => finding.check)).toEqual(['unchecked']);
  });

  test('lists a limited number of findings per check', () => {
    expect(check('', '«'.repeat(1000))).toHaveLength(mostFindings);
  });

  test('returns ranges within the texts, whatever these contain', () => {
    const unit = fc.constantFrom(
      'Лех ',
      'a',
      ' ',
      '8 июня ',
      '\n',
      '“',
      '»',
      '<p>',
      '</a>',
      '<a href="/x">',
      '\u202e',
      '5',
    );
    const text = fc.string({ unit, maxLength: 30 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom('plain', 'html'),
        fc.constantFrom('en', 'cn'),
        (source, target, format, language) => {
          for (const finding of check(source, target, { format, language }))
            for (const [range, value] of [
              [finding.source, source],
              [finding.target, target],
            ] as const)
              if (range !== undefined) {
                expect(range[0]).toBeLessThan(range[1]);
                expect(range[1]).toBeLessThanOrEqual(value.length);
              }
        },
      ),
    );
  });
});
