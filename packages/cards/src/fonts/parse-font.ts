import { createRequire } from 'node:module';

/** The parts that are used of a font, as the reader returns them with which satori draws. */
export interface ParsedFont {
  readonly unitsPerEm: number;
  /** The index of the glyph of a character; 0 if the font has none. */
  charToGlyphIndex(character: string): number;
  /** `advanceWidth` is in units of the font. */
  charToGlyph(character: string): { readonly advanceWidth: number };
}

// The package has no types.
const opentype = createRequire(import.meta.url)('@shuding/opentype.js') as {
  parse(bytes: ArrayBuffer): ParsedFont;
};

/** Parses a font in WOFF. @throws {Error} if it is damaged */
export function parseFont(bytes: ArrayBuffer): ParsedFont {
  return opentype.parse(bytes);
}
