// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers, scriptVectors } from '@cae-map/contract/testing/script-vectors';
import { describe, expect, test } from 'vitest';
import { escapeText } from '../html/escape.ts';
import { parseHtml } from '../html/parse-html.ts';
import { findOwnFields, readOwnDocx } from './read-own-docx.ts';

const fields = '<p class="title">Дневник</p><p class="data">{format=cae-map-book-1 type=diary}</p>';
const heading =
  '<h1>Ладак</h1><h2>8 августа 1925</h2><p class="data">{date=1925-08-08}</p><p class="data">{lang=ru}</p>';

/** The text of a document, given as the HTML into which the document is converted. */
function read(html: string) {
  const root = parseHtml(`${fields}${heading}${html}`);
  const { book, leftOut } = readOwnDocx(root, findOwnFields(root) ?? {});
  return { html: book.chapters[0]?.texts[0]?.text_content ?? '', leftOut };
}

describe('readOwnDocx returns', () => {
  test('a note that was added behind the paragraph that refers to it, with the next number', () => {
    const reference = (id: number): string =>
      `<sup><a href="#footnote-${id}" id="footnote-ref-${id}">[${id}]</a></sup>`;
    const note = (id: number, text: string): string =>
      `<li id="footnote-${id}"><p> ${text} <a href="#footnote-ref-${id}">↑</a></p></li>`;
    const { html } = read(
      `<p>а${reference(1)}</p><p>б${reference(2)}</p><ol>${note(1, 'Первая.')}${note(2, 'Вторая.')}</ol>`,
    );
    expect(html).toBe(
      '<p>а<sup>1</sup></p><p><sup>1</sup> Первая.</p><p>б<sup>2</sup></p><p><sup>2</sup> Вторая.</p>',
    );
  });

  test('a table that was added as paragraphs, and counts it', () => {
    const { html, leftOut } = read('<p>а</p><table><tr><td><p>б</p></td><td><p>в</p></td></tr></table>');
    expect(html).toMatch(/^<p>а<\/p><p>б.*в<\/p>$/);
    expect(leftOut.map(({ kind }) => kind)).toEqual(['table']);
  });

  test('a text without a picture that was added, and counts it', () => {
    const { html, leftOut } = read('<p>а<img src="" /></p>');
    expect([html, leftOut.map(({ kind }) => kind)]).toEqual(['<p>а</p>', ['picture']]);
  });

  test('formats within the mark of the same element once', () => {
    expect(
      read('<p><code>&lt;b&gt;</code><strong>а</strong><code>&lt;/b&gt;</code><strong>б</strong></p>').html,
    ).toBe('<p><b>а</b><strong>б</strong></p>');
  });
});

test.each(scriptVectors.map((vector) => [vector] as const))(
  'readOwnDocx returns nothing that runs of a mark with %s',
  (vector) => {
    const { html } = read(`<p>Караван<code>${escapeText(vector)}</code></p>`);
    expect(findDangers(new DOMParser().parseFromString(html, 'text/html').body, isSafeUrl)).toEqual([]);
    expect(html).toContain('Караван');
  },
);
