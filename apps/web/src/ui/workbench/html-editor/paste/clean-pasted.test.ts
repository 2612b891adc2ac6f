// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parseText } from '../content/parse-text.ts';
import { textSchema } from '../content/text-schema.ts';
import { writeText } from '../content/write-text.ts';
import { cleanPasted } from './clean-pasted.ts';
import * as pasted from './testing/pasted.ts';

/** The text that the editor makes of what was pasted. */
const paste = (html: string): string => writeText(parseText(cleanPasted(html), textSchema));

describe('cleanPasted', () => {
  test('keeps paragraphs, emphasis, links and a heading of Word without its styles', () => {
    expect(paste(pasted.wordDiary)).toBe(
      [
        '<h2>26 августа 1925 г.</h2>',
        '<p>Пришли в <strong>Лех</strong>. Дорога шла <em>вдоль Инда</em>, см. ',
        '<a href="https://example.org/leh">карту</a>.</p>',
        '<p>Второй абзац с <u>подчёркнутым</u> словом.</p>',
      ].join(''),
    );
  });

  test('makes lists of the paragraphs of Word, with a list within a list, and ends them before the next paragraph', () => {
    expect(paste(pasted.wordList)).toBe(
      '<ul><li>чай<ol><li>плиточный</li><li>байховый</li></ol></li><li>мука</li></ul><p>Всё погрузили.</p><ol><li>яки</li></ol>',
    );
  });

  test('keeps the footnotes of Word as raised numbers and paragraphs', () => {
    expect(paste(pasted.wordFootnote)).toBe(
      '<p>Перевал Сассер<sup>[1]</sup> закрыт.</p><p>[1] Высота 5330 м.</p>',
    );
  });

  test('leaves out comments and deletions of reviewers of Word, and keeps what they have added', () => {
    expect(paste(pasted.wordReview)).toBe('<p>Караван вышел рано утром.</p>');
  });

  test('takes nothing of Google Docs as bold because it is in a plain b', () => {
    expect(paste(pasted.googleDocs)).toBe(
      '<p>Plain and <strong>bold</strong>, <em>italic</em>, <a href="https://example.org/a">link</a>.</p><ul><li>first</li><li>second<ul><li>third</li></ul></li></ul>',
    );
  });

  test('keeps the raised numbers of footnotes and the address behind a redirection of Google Docs', () => {
    expect(paste(pasted.googleNote)).toBe(
      '<p>The pass<sup>1</sup> and <a href="https://example.org/b?c=1">a page</a>.</p>',
    );
  });

  test('keeps paragraphs, emphasis, lists and footnotes of LibreOffice', () => {
    expect(paste(pasted.libreOffice)).toBe(
      '<p>Караван в <strong>Лехе</strong><sup>1</sup> и <em>дальше</em>.</p><ol><li>яки</li><li>кони</li></ol><p>1 Столица Ладака.</p>',
    );
  });

  test('leaves out the parts around the article of a web page', () => {
    expect(paste(pasted.webPage)).toBe(
      '<h2>Leh</h2><p>Leh is a town.<sup>[2]</sup></p><p>cell one</p><p>cell two</p><blockquote><p>A quote.</p></blockquote><p>Line one<br />line two</p>',
    );
  });

  test('keeps the links of a text to places and people', () => {
    const html =
      '<p>В <a data-text4placeid="53" data-text4placeid2="5" class="x">Лех</a> с <a data-person="ryabinin">Рябининым</a></p>';
    expect(paste(html)).toBe(html.replace(' class="x"', ''));
  });

  test('keeps the characters of plain text and an unknown element', () => {
    expect(paste('a &lt;b&gt; <unknown-thing onclick="x()">c</unknown-thing>')).toBe('<p>a &lt;b&gt; c</p>');
  });
});
