import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';
import { allowedElements } from '@cae-map/contract/html-allow-list';
import { scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//elsewhere.example/x">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="/x"><button formaction="javascript:alert(1)">x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<a href="https://ok.example" onmouseover="alert(1)" target=_blank>x</a>',
];

const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
const ownUrl = 'https://map.example/';
const harmlessAttributes = /^(lang|title|datetime|data-text4placeid[234]?)$/;

/** Parses the HTML as a browser does and returns everything that the allow-list forbids. */
function findForbiddenParts(html: string): string[] {
  const { body } = new window.DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return Array.from(body.querySelectorAll('*')).flatMap((element) => [
    ...(allowedElements.some((allowed) => allowed === element.localName) ? [] : [element.localName]),
    ...Array.from(element.attributes).flatMap(({ name, value }) => {
      const isHarmless = name === 'href' ? isHarmlessLink(value) : harmlessAttributes.test(name);
      return isHarmless ? [] : [`${name}=${value}`];
    }),
  ]);
}

function isHarmlessLink(value: string): boolean {
  return !URL.canParse(value, ownUrl) || /^(https?|mailto):$/.test(new URL(value, ownUrl).protocol);
}

describe.each(scriptVectors)('%j', (html) => {
  test('runs nothing when it is cleaned, and the text survives', () => {
    const cleaned = cleanHtml(html);
    expect(findForbiddenParts(cleaned)).toEqual([]);
    expect(cleaned).toContain(survivingWord);
  });
});

describe('hostile HTML', () => {
  test.each(hostile)('%s', (html) => {
    expect(findForbiddenParts(cleanHtml(html))).toEqual([]);
  });

  test('any concatenation of its fragments is sanitised', () => {
    const pieces = fc.constantFrom(
      ...hostile,
      ...hostile.flatMap((html) => html.split(/(?=[<>"'=])/)),
      '<p>',
      '</p>',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(findForbiddenParts(cleanHtml(parts.join('')))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

test('allowed HTML is unchanged', () => {
  const text =
    '<h3 lang="en">Leh</h3><p data-text4placeid="53" data-text4placeid2="54" data-text4placeid3="55" data-text4placeid4="56">' +
    'Из <a data-text4placeid="53">Леха</a>, <a href="https://example.org/x">там</a>, <em>17</em> <time datetime="1925-09-17">сентября</time>.</p>';

  expect(cleanHtml(text)).toBe(text);
});

test('the text of removed elements is kept, except the text of scripts', () => {
  expect(cleanHtml('<div>Слова <font color="red">остаются</font></div><script>не это</script>')).toBe(
    'Слова остаются',
  );
});

test('sanitising is idempotent', () => {
  for (const html of hostile) expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
});

/** What a browser reads from a page in which the HTML is. */
function parseInPage(html: string): string {
  const { body } = new window.DOMParser().parseFromString(`<body><div>${html}</div><hr>`, 'text/html');
  const [page] = body.querySelectorAll('body > div');
  return page?.innerHTML ?? '';
}

const misnested = [
  '<b><p>a</b>b</p>',
  '<p>a<p>b<ul><li>c</p>d',
  '<em><ul><li>a</em></ul>',
  '<a href="/x">a<a href="/y">b</a></a>',
  '<h2>a<h3>b</h2>',
  '<svg><p>a</p></svg>b',
  '<table><tr><td>a<p>b</table>',
  '<p>a<div>b</p>',
  '</p>a</br>b</div></div>',
  '<li>a<li>b',
  'a < b &amp; c & d &nbsp; \u00A0 &#13;&#0;',
];

test.each(misnested)('%j is nested as a browser does', (html) => {
  const cleaned = cleanHtml(html);

  expect(parseInPage(cleaned).replaceAll('&nbsp;', '\u00A0')).toBe(
    cleaned.replaceAll(/<(br|hr) \/>/g, '<$1>'),
  );
});

test('cleaned HTML is not changed by a browser or by cleaning it again', () => {
  const tags = [
    'p',
    'b',
    'a href="/x"',
    'ul',
    'li',
    'h2',
    'span',
    'blockquote',
    'br',
    'div',
    'table',
    'td',
    'svg',
  ];
  const pieces = [
    ...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`]),
    'a',
    ' ',
    '&',
    '<',
    '&nbsp;',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const cleaned = cleanHtml(parts.join(''));
      expect(cleanHtml(cleaned)).toBe(cleaned);
      const parsed = parseInPage(cleaned).replaceAll('&nbsp;', '\u00A0');
      expect(parsed).toBe(cleaned.replaceAll(/<(br|hr) \/>/g, '<$1>'));
    }),
  );
});
