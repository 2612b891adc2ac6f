import { expect, test } from 'vitest';
import { embedCode, embedPath } from './embed-code.ts';
import { formatBibtex, formatRis } from './citations.ts';

const page = {
  title: 'Leh & {Ladakh}, 50% of it_',
  site: 'Central Asian Expedition',
  url: 'https://map.example/en/place/53#d=1925-08-27',
  language: 'en',
  accessed: '2026-11-29',
} as const;

test('the BibTeX entry has the title, the site, the URL and the day of access, with the characters of TeX escaped', () => {
  expect(formatBibtex(page)).toBe(
    [
      '@online{cae-en-place-53,',
      String.raw`  title = {{Leh \& \{Ladakh\}, 50\% of it\_}},`,
      '  organization = {Central Asian Expedition},',
      '  url = {https://map.example/en/place/53#d=1925-08-27},',
      '  urldate = {2026-11-29},',
      '  language = {english},',
      '}',
      '',
    ].join('\n'),
  );
});

test('the RIS record begins with its type, ends with ER and has one line per field', () => {
  expect(formatRis({ ...page, title: 'Leh\nLadakh' }).split('\r\n')).toEqual([
    'TY  - ELEC',
    'TI  - Leh Ladakh',
    'T2  - Central Asian Expedition',
    'UR  - https://map.example/en/place/53#d=1925-08-27',
    'Y2  - 2026/11/29',
    'LA  - en',
    'ER  - ',
    '',
  ]);
});

test('the code of an embedded page escapes its title', () => {
  const url = `https://map.example${embedPath({ kind: 'route', fromId: 5, toId: 53 }, 'en')}`;
  expect(embedCode(url, '"><script>')).toBe(
    '<iframe src="https://map.example/en/embed/route/5/53" title="&quot;&gt;&lt;script&gt;" width="100%" height="420" loading="lazy" style="border:0"></iframe>',
  );
});
