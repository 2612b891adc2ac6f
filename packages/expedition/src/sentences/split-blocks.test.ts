import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairBlocks, splitBlocks } from './split-blocks.ts';

describe('splitBlocks', () => {
  test('splits at the outermost blocks and keeps nested ones together', () => {
    expect(splitBlocks('<p>One <b>two</b></p> <ul><li>a</li><li>b</li></ul>loose<p>end')).toEqual([
      '<p>One <b>two</b></p>',
      '<ul><li>a</li><li>b</li></ul>',
      'loose',
      '<p>end',
    ]);
  });

  test('ignores end tags without a start and returns nothing for white space', () => {
    expect(splitBlocks('</p>a</li>b')).toEqual(['</p>a</li>b']);
    expect(splitBlocks(' \n')).toEqual([]);
  });

  test('keeps all characters but white space of any text', () => {
    const piece = fc.constantFrom('<p>', '</p>', '<li>', '</li>', '<hr>', '<b>', 'a', ' ', '<', '<!--');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const html = pieces.join('');
        expect(splitBlocks(html).join('').replaceAll(' ', '')).toBe(html.replaceAll(' ', ''));
      }),
    );
  });
});

describe('pairBlocks', () => {
  test('pairs the blocks of texts with the same number of them', () => {
    expect(pairBlocks('<p>а</p><p>б</p>', '<p>a</p><p>b</p>')).toEqual([
      { ru: '<p>а</p>', en: '<p>a</p>' },
      { ru: '<p>б</p>', en: '<p>b</p>' },
    ]);
  });

  test('returns one pair for texts with different numbers of blocks, or without a translation', () => {
    expect(pairBlocks('<p>а</p><p>б</p>', '<p>a b</p>')).toEqual([
      { ru: '<p>а</p><p>б</p>', en: '<p>a b</p>' },
    ]);
    expect(pairBlocks('<p>а</p>', '')).toEqual([{ ru: '<p>а</p>', en: '' }]);
  });
});
