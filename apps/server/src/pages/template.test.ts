import { pageDataElementId } from '@cae-map/contract/api/page-renderer';
import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { readTemplate, type PageTemplate } from './template.ts';

const built =
  '<!doctype html><html lang="ru"><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>';

function template(html = built): PageTemplate {
  const read = readTemplate(html);
  if ('missing' in read) throw new Error(read.missing.join());
  return read;
}

test('fill replaces the markers with the rendered parts', () => {
  expect(
    template().fill({ language: 'en', head: '<title>A</title>', body: '<h1>A</h1>', data: { a: 1 } }),
  ).toBe(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div id="root"><h1>A</h1></div>' +
      '<script type="application/json" id="page-data">{"a":1}</script></body></html>',
  );
});

test('fill inserts special characters of replacement strings unchanged', () => {
  const page = template().fill({ language: 'ru', head: '$&', body: "$' $1", data: '$`' });

  expect(page).toContain('<head>$&</head>');
  expect(page).toContain("$' $1");
  expect(page).toContain('"$`"');
});

test('the shell contains an empty root, a noscript message and noindex', () => {
  const { shell } = template();

  expect(shell).toContain('<div id="root"></div><noscript>');
  expect(shell).toMatch(/<noscript>.*Попробуйте.*try again.*<\/noscript>/s);
  expect(shell).toContain('<meta name="robots" content="noindex" />');
  expect(shell).not.toMatch(new RegExp(`<!--|${pageDataElementId}`));
});

test('a page without markers is rejected with the missing ones', () => {
  expect(readTemplate('<html><!--page-head-->')).toEqual({
    missing: ['<!--page-body-->', '<!--page-data-->', '<html lang="…">'],
  });
});

test('a browser parses any page data as the original JSON and not as HTML', () => {
  const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
  const fragments = fc.constantFrom(
    '</script>',
    '<!--',
    '<script>',
    ']]>',
    '\u2028',
    '&lt;',
    '</SCRIPT ',
    '"',
    '\\',
  );
  const data = fc
    .jsonValue()
    .chain((value) => fc.array(fragments).map((list) => ({ value, text: list.join('') })));
  fc.assert(
    fc.property(data, (value) => {
      const page = template().fill({ language: 'ru', head: '', body: '', data: value });
      const { body } = new window.DOMParser().parseFromString(page, 'text/html');
      const elements = Array.from(body.querySelectorAll('*'));
      expect(elements.map((element) => element.localName)).toEqual(['div', 'script']);
      const [script] = Array.from(body.querySelectorAll(`#${pageDataElementId}`));
      expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 60 },
  );
});
