import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '../lib/clean-html.ts';
import { chronicleHtml } from './chronicle-html.ts';

test('links become anchors and the paragraph has the place ids of the text', () => {
  expect(chronicleHtml('Из [Леха](place:53) к перевалу.', [53, 54])).toBe(
    '<p data-text4placeid="53" data-text4placeid2="54">Из <a data-text4placeid="53">Леха</a> к перевалу.</p>',
  );
});

test('a paragraph that begins with ‘??’ is marked as one about differing accounts, also by sanitizing', () => {
  const html = chronicleHtml('Came to Leh.\n\n?? George says 24, Nicholas 20.', [53]);
  expect(html).toBe(
    '<p data-text4placeid="53">Came to Leh.</p><p data-accounts-differ="true">George says 24, Nicholas 20.</p>',
  );
  expect(cleanHtml(html)).toBe(html);
});

test('a paragraph about differing accounts stays whole when the story is split for more places', () => {
  const html = chronicleHtml(
    'They came. They stayed.\n\n?? The days differ. Both are told.',
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  expect(html).toContain(
    '<p data-text4placeid="9" data-accounts-differ="true">The days differ. Both are told.</p>',
  );
  expect(placesAboutText(html)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('HTML in the source text is escaped', () => {
  expect(chronicleHtml('a < b & "c" [<i>x</i>](place:1) <script>', [1])).toBe(
    '<p data-text4placeid="1">a &lt; b &amp; &quot;c&quot; <a data-text4placeid="1">&lt;i&gt;x&lt;/i&gt;</a> &lt;script&gt;</p>',
  );
});

test('a text about more than four places is split into paragraphs between sentences', () => {
  const html = chronicleHtml(
    'Встали в Лехе у дороги. Дальше Н. К. Рерих шёл один. Снег лежал до утра.',
    [1, 2, 3, 4, 5],
  );

  expect(html).toBe(
    '<p data-text4placeid="1" data-text4placeid2="2" data-text4placeid3="3" data-text4placeid4="4">' +
      'Встали в Лехе у дороги. Дальше Н. К. Рерих шёл один.</p>' +
      '<p data-text4placeid="5">Снег лежал до утра.</p>',
  );
});

test('rendering and sanitising keep the order of the place ids for any text', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), ids, (text, placeIds) => {
      const html = chronicleHtml(text.replaceAll('\u00a0', ' '), placeIds);
      expect(placesAboutText(html)).toEqual(placeIds);
      expect(placesAboutText(cleanHtml(html))).toEqual(placeIds);
    }),
  );
});

test('paragraphs separated by an empty line become paragraphs, and the first has the ids', () => {
  expect(chronicleHtml('First.\n\nSecond.\n', [5])).toBe('<p data-text4placeid="5">First.</p><p>Second.</p>');
});
