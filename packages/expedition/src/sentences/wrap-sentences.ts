import { scanHtml } from '../texts/tag-scanner.ts';
import type { SentenceText } from './sentence-text.ts';

/** The attribute of the elements around the parts of a sentence; its value is the index of the sentence. */
export const sentenceAttribute = 'data-sentence';

/**
 * Encloses each part of a sentence within one element in a `<span data-sentence>`, so that the sentence can be found and marked where the
 * text is shown. The characters stay the same. Linear in the length of the text.
 * @param html the text that was parsed by `readSentences`
 */
export function wrapSentences(
  html: string,
  { sentences, htmlStarts }: Pick<SentenceText, 'sentences' | 'htmlStarts'>,
): string {
  const starts = sentences.map(({ start }) => htmlStarts[start] ?? html.length);
  const parts: string[] = [];
  let written = 0;
  let index = -1;
  for (const token of scanHtml(html)) {
    if (token.kind !== 'text') continue;
    parts.push(html.slice(written, token.start));
    written = token.start;
    while (written < token.end) {
      while ((starts[index + 1] ?? Infinity) <= written) index += 1;
      const end = Math.min(starts[index + 1] ?? Infinity, token.end);
      parts.push(wrapPart(html.slice(written, end), index));
      written = end;
    }
  }
  parts.push(html.slice(written));
  return parts.join('');
}

/** White space at both ends stays outside of the element. */
function wrapPart(part: string, index: number): string {
  const inner = part.trim();
  if (inner === '' || index < 0) return part;
  const start = part.indexOf(inner);
  const end = start + inner.length;
  return `${part.slice(0, start)}<span ${sentenceAttribute}="${index}">${inner}</span>${part.slice(end)}`;
}
