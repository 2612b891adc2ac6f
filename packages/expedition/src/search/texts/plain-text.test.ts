import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p data-text4placeid="53">Из <a data-text4placeid="53">Леха</a> вышли</p>', 'Из Леха вышли'],
  ['<p>Хотан</p><p>Кашгар</p>', 'Хотан Кашгар'],
  ['<b>Ур</b>га', 'Урга'],
  ['Хотан<br>Кашгар', 'Хотан Кашгар'],
  ['<article>Хотан</article>Кашгар', 'Хотан Кашгар'],
  ['«Македония» &amp; &lt;Лобков&gt; &#8212; &#x2014; &nbsp; &laquo;', '«Македония» & <Лобков> — — «'],
  ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
  ['3 < 5 и 5 > 3', '3 < 5 и 5 > 3'],
  ['  a\n b  ', 'a b'],
  ['<!-- note -->a', 'a'],
  ['', ''],
])('plainText(%s)', (html, text) => {
  expect(plainText(html)).toBe(text);
});
