import { describe, expect, test } from 'vitest';
import { aText } from '@cae-map/expedition/testing/records';
import { sampleArchive } from '../testing/archives.ts';
import { sampleRecords } from '../testing/sample-records.ts';
import { readFiles } from '../verify/verify-archive.ts';
import { relinkHtml, type KnownPages } from './copy-html.ts';
import { readReadableData } from './readable-data.ts';
import { writeReadableCopy } from './write-readable-copy.ts';

const picture = { name: '1.webp', bytes: new Uint8Array([1, 2, 3]) };

function copyOf(archive: Uint8Array = sampleArchive()): ReadonlyMap<string, string> {
  const files = readFiles(archive);
  if (files === null) throw new Error('the archive cannot be read');
  const copy = writeReadableCopy(readReadableData(files), new Map([[1, picture]]));
  return new Map(copy.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}

describe('the readable copy', () => {
  const copy = copyOf();

  test('has only relative links and sources, which exist in it, and no scripts [EXP-5]', () => {
    for (const [path, html] of copy) {
      if (!path.endsWith('.html')) continue;
      expect(html).not.toContain('<script');
      for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"#]+)/g)) {
        if (/^https?:/.test(target)) continue;
        const { pathname } = new URL(target, `file:///${path}`);
        expect([path, target, copy.has(pathname.slice(1))]).toEqual([path, target, true]);
      }
    }
  });

  test('has a page in both languages and a map in both languages for each stop with a position', () => {
    for (const language of ['ru', 'en']) {
      expect(copy.get(`${language}/place-1.html`)).toContain(`src="../maps/place-1.${language}.svg"`);
      expect(copy.get(`maps/place-1.${language}.svg`)).toMatch(/^<svg [^]*<\/svg>$/);
      expect(copy.get(`${language}/place-1.html`)).toContain(`hreflang="${language === 'ru' ? 'en' : 'ru'}"`);
    }
    expect(copy.get('ru/place-1.html')).toContain('<h1>Лех</h1>');
    expect(copy.get('en/place-1.html')).toContain('<h1>Leh, &quot;the capital&quot;</h1>');
  });

  test('has the texts of a stop, its pictures, people and sources', () => {
    expect(copy.get('ru/place-1.html')).toContain('Слова');
    expect(copy.get('ru/place-1.html')).toContain('src="../pictures/1.webp"');
    expect(copy.get('en/chapter-1.html')).toContain('id="text-1"');
    expect(copy.get('en/person-konstantin-ryabinin.html')).toContain('Physician');
    expect(copy.get('en/sources.html')).toContain('Altai-Himalaya');
  });

  test('has no text of a book that may not be downloaded, and no picture whose file may not be passed on', () => {
    const all = [...copy.values()].join('\n');
    expect(all).not.toMatch(/In copyright|Secret camp/);
    expect([...copy.keys()].filter((path) => path.startsWith('pictures/'))).toEqual(['pictures/1.webp']);
  });

  test('links the names of places and people in texts to their pages', () => {
    const html =
      '<p data-text4placeid="1"><a data-text4placeid="2">Nubra</a> <a data-person="konstantin-ryabinin">doctor</a></p>';
    const texts = [aText({ text_id: 1, chapter_id: 1, text_content: html, text_content_en: html })];
    const linked = copyOf(sampleArchive({ ...sampleRecords, texts })).get('en/chapter-1.html');
    expect(linked).toContain(
      '<p><a href="place-2.html">Nubra</a> <a href="person-konstantin-ryabinin.html">doctor</a></p>',
    );
  });

  test('cannot be made of an archive without the tables', () => {
    expect(() => readReadableData(new Map())).toThrow('The archive has no file datapackage.json.');
  });
});

describe('relinkHtml', () => {
  const known: KnownPages = {
    places: new Set(['53']),
    people: new Set(['george']),
    chapterOfText: new Map([['7', '3']]),
    origin: 'https://map.example.org',
  };

  test.each([
    ['<a href="/place/53">x</a>', '<a href="place-53.html">x</a>'],
    ['<a href="/en/person/george">x</a>', '<a href="person-george.html">x</a>'],
    ['<a href="https://map.example.org/place/53">x</a>', '<a href="place-53.html">x</a>'],
    ['<a href="/book/view/1/3#text-7">x</a>', '<a href="chapter-3.html#text-7">x</a>'],
    ['<a href="/guide">x</a>', '<a href="https://map.example.org/guide">x</a>'],
    ['<a href="https://other.example.org/a">x</a>', '<a href="https://other.example.org/a">x</a>'],
    ['<a data-text4placeid="99">x</a>', 'x'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<span lang="bo" data-text4placeid="53" onclick="x">y</span>', '<span lang="bo">y</span>'],
    [
      '<p><a data-text4placeid="99">x</a> <a href="/place/53">y</a></p>',
      '<p>x <a href="place-53.html">y</a></p>',
    ],
  ])('writes %s as %s', (html, expected) => {
    expect(relinkHtml(html, known)).toBe(expected);
  });
});
