import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions, maxComparedCharacters } from './version-difference.ts';
import { maxDifferentWords } from './word-difference.ts';

const signs = { same: '', removed: '-', added: '+' };
const describeParts = (before: string, after: string, format: 'plain' | 'html' = 'plain') =>
  compareVersions(before, after, format).parts.map(({ kind, text }) => signs[kind] + text);

describe('compareVersions', () => {
  test('contains the words of an HTML text without its tags and entities', () => {
    const before = '<p>Вышли из <a data-text4placeid="5">Леха</a> &amp; шли.</p>';
    const after = '<p>Вышли из <a data-text4placeid="5">Хотана</a> &amp; шли.</p><p>Снег.</p>';
    expect(describeParts(before, after, 'html')).toEqual([
      'Вышли из ',
      '-Леха',
      '+Хотана',
      ' & шли.',
      '+\nСнег.',
    ]);
  });

  test.each([
    ['a line break of another system', 'a\r\nb\rc', 'a\nb\nc'],
    ['a decomposed letter', 'й', 'и\u0306'],
    ['a soft hyphen', 'кара\u00adван', 'караван'],
    ['a character of zero width', 'a\u200bb', 'ab'],
    ['a direction override', 'a\u202eb\u202c', 'ab'],
  ])('is hidden for %s', (_what, before, after) => {
    expect(compareVersions(before, after, 'plain')).toEqual({
      parts: [{ kind: 'same', text: after.normalize('NFC') }],
      isHidden: true,
    });
  });

  test('is hidden for a changed link, and not for equal versions', () => {
    const link = (id: number) => `<p><a data-text4placeid="${id}">Лех</a></p>`;
    expect(compareVersions(link(5), link(6), 'html').isHidden).toBe(true);
    expect(compareVersions(link(5), link(5), 'html').isHidden).toBe(false);
  });

  test.each([
    ['a combining mark at the start', '\u0301Лех', 'Лех', ['-\u0301', 'Лех']],
    ['a text that was empty', '', 'Лех', ['+Лех']],
    ['a removed text', 'Лех', '', ['-Лех']],
    ['a removed line break', 'a\nb', 'a b', ['a', '-\n', '+ ', 'b']],
    ['words from right to left', 'שלום עולם', 'שלום', ['שלום', '- עולם']],
  ])('compares %s', (_what, before, after, expected) => {
    expect(describeParts(before, after)).toEqual(expected);
  });

  test('is one removed and one added part if too many words differ, or the texts are too long', () => {
    const text = (word: string) => Array.from({ length: maxDifferentWords }, (_, at) => word + at).join(' ');
    expect(describeParts(text('a'), text('b'))).toEqual([`-${text('a')}`, `+${text('b')}`]);
    const long = 'a '.repeat(maxComparedCharacters / 2);
    expect(describeParts(long, `${long}b`)).toEqual([`-${long}`, `+${long}b`]);
    expect(describeParts(long, long)).toEqual([long]);
  });

  test('contains both shown texts completely, whatever the characters', () => {
    const unit = fc.constantFrom(
      'Лех',
      ' ',
      '\n',
      '\r\n',
      '\u0301',
      '\u200b',
      '\u202e',
      'ש',
      '\ud83d',
      '<p>',
      '&amp;',
    );
    const text = fc.string({ unit, maxLength: 40 });
    fc.assert(
      fc.property(text, text, fc.constantFrom('plain', 'html'), (before, after, format) => {
        const { parts } = compareVersions(before, after, format);
        const join = (kind: string) =>
          parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        const shown = (value: string) => compareVersions(value, value, format).parts[0]?.text ?? '';
        expect([join('added'), join('removed')]).toEqual([shown(before), shown(after)]);
      }),
    );
  });
});
