// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers, scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { openText } from './content/open-text.ts';
import { parseHtml, parseText } from './content/parse-text.ts';
import { textSchema } from './content/text-schema.ts';
import { writeText } from './content/write-text.ts';
import { cleanPasted } from './paste/clean-pasted.ts';

/** What is dangerous in a document, as it is shown in the editor and as it is written. */
function dangersOf(document: Node): string[] {
  const shown = window.document.createElement('div');
  shown.append(DOMSerializer.fromSchema(textSchema).serializeFragment(document.content));
  return [...findDangers(shown, isSafeUrl), ...findDangers(parseHtml(writeText(document)), isSafeUrl)];
}

test('the vectors are of more than 150 kinds, each of which is dangerous or cut off', () => {
  expect(new Set(scriptVectors).size).toBeGreaterThan(150);
  const dangerous = scriptVectors.filter((html) => findDangers(parseHtml(html), isSafeUrl).length > 0);
  expect(dangerous.length).toBeGreaterThan(130);
});

describe.each(scriptVectors)('%j', (html) => {
  test('runs nothing in the editor, and the text survives', () => {
    const opened = openText(html);
    const document = opened.kind === 'edited' ? opened.document : parseText(html, textSchema);
    expect(dangersOf(document)).toEqual([]);
    expect(document.textContent).toContain(survivingWord);
  });

  test('runs nothing when it is pasted, and the text survives', () => {
    const document = parseText(cleanPasted(html), textSchema);
    expect(dangersOf(document)).toEqual([]);
    expect(document.textContent).toContain(survivingWord);
  });
});
