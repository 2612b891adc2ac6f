import mammoth from 'mammoth';
import { BookFileError } from '../failure.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';
import { ownStyles } from './styles.ts';

/** Our styles, and those of other programs that are not in the table of the library; classes are for `readOwnDocx`. */
const styleMap = [
  `p[style-name='${ownStyles.data.name}'] => p.data:fresh`,
  `p[style-name='${ownStyles.parts.name}'] => p.parts:fresh`,
  `p[style-name='${ownStyles.rule.name}'] => p.rule:fresh`,
  `p[style-name='${ownStyles.quote.name}'] => blockquote > p:fresh`,
  `r[style-name='${ownStyles.mark.name}'] => code`,
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  'u => u',
];

/** Messages of the library about what it drops, with what they are counted as. */
const messages: readonly (readonly [pattern: RegExp, kind: 'unknown-element' | 'style'])[] = [
  [/^An unrecognised element was ignored: (?:[^:]*:)?(.+)$/, 'unknown-element'],
  [/^Unrecognised (?:paragraph|run|table) style: '([^']*)'/, 'style'],
];

/** Elements without text that need no report. */
const silentElements = new Set([
  'v:path',
  'v:fill',
  'v:stroke',
  'v:shadow',
  'v:textpath',
  'v:formulas',
  'v:handles',
  'lastRenderedPageBreak',
]);

/**
 * Converts a document to HTML with the text of tracked changes as they were accepted. Pictures are empty `img` elements, and nothing outside
 * of the file is read.
 * @throws {BookFileError} with the code `damaged`
 */
export async function convertDocx(bytes: Uint8Array, leftOut: LeftOutCounter): Promise<string> {
  const options = {
    styleMap,
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
  };
  try {
    const result = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options);
    for (const { message } of result.messages) count(message, leftOut);
    return result.value;
  } catch (error) {
    throw new BookFileError(
      'damaged',
      error instanceof Error ? error.message : 'the document cannot be converted',
    );
  }
}

function count(message: string, leftOut: LeftOutCounter): void {
  for (const [pattern, kind] of messages) {
    const [, name] = pattern.exec(message) ?? [];
    if (name !== undefined && !silentElements.has(name)) leftOut.add(kind, name);
  }
}
