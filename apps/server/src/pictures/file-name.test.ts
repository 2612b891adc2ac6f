import { expect, test } from 'vitest';
import { isFileName } from '../media/file-names.ts';
import { cleanFileName, numberFileName } from './file-name.ts';

test.each([
  ['Лех 1925.JPG', 'Лех 1925.jpg'],
  ['photo.jpeg', 'photo.jpeg'],
  ['scan.png', 'scan.jpg'],
  ['no extension', 'no extension.jpg'],
  ['../../etc/passwd', '_.._etc_passwd.jpg'],
  ['C:\\camp\\leh.jpg', 'C_camp_leh.jpg'],
  ['a\u0000b.jpg', 'a_b.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['CON.jpg', 'image-CON.jpg'],
  ['lpt1', 'image-lpt1.jpg'],
  ['🐪🏔️.jpg', '🐪🏔️.jpg'],
  ['', 'image.jpg'],
  ['...', 'image.jpg'],
  ['a\u202egpj.jpg', 'a_gpj.jpg'],
  ['e\u0301.jpg', '\u00e9.jpg'],
  ['\ud800.jpg', '_.jpg'],
])('the name %j of a JPEG becomes %j', (given, cleaned) => {
  expect(cleanFileName(given, 'jpeg')).toBe(cleaned);
});

test.each(['a', 'я', '🐪'])('a name of 300 times %s is shortened between characters', (character) => {
  const cleaned = cleanFileName(`${character.repeat(300)}.jpg`, 'jpeg');
  expect(cleaned).toMatch(new RegExp(`^(?:${character})+\\.jpg$`, 'u'));
  expect(isFileName(numberFileName(cleaned, 999))).toBe(true);
});
