import type { SatoriOptions } from 'satori';
import {
  alphabets,
  faceFiles,
  readChineseFile,
  readChineseRanges,
  readFaceFile,
  type Face,
} from './font-files.ts';
import { parseFont, type ParsedFont } from './parse-font.ts';

type SatoriFont = SatoriOptions['fonts'][number];

/** The fonts of the cards, of which Chinese ones are read with the first text that needs them. */
export interface CardFonts {
  /** The fonts that have been read; the same list until another one is read, because satori keeps what it has parsed of a list. */
  readonly list: () => SatoriFont[];
  /** The names of the fonts of a face, for the style `fontFamily`. */
  familyOf(face: Face): string;
  /** Whether there is a glyph for a character (one code point). A Chinese one is read if it is needed. */
  readonly hasGlyph: (character: string) => boolean;
  /** The width of a text in one line, in pixels. @param size the font size in pixels */
  widthOf(text: string, face: Face, size: number): number;
}

interface ReadFont {
  readonly name: string;
  readonly font: ParsedFont;
}

const faces = Object.keys(faceFiles) as Face[];

/** Only characters of Chinese are looked up in the Chinese fonts, which have Latin letters as well. */
const chineseCharacter = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Reads the fonts of Latin and Cyrillic. @throws {Error} if a file is missing or damaged */
export function readCardFonts(): CardFonts {
  let list: SatoriFont[] = [];
  const fontsOf = new Map<Face, ReadFont[]>();
  const chineseFonts = new Map<string, ParsedFont | null>();
  const ranges = readChineseRanges();

  function add(name: string, weight: 400 | 500 | 600, bytes: Buffer): ParsedFont {
    const data = new Uint8Array(bytes).buffer;
    list = [...list, { name, weight, style: 'normal', data }];
    return parseFont(data);
  }

  for (const face of faces) {
    const fonts = alphabets.map((alphabet) => {
      const name = `${face}-${alphabet}`;
      return { name, font: add(name, faceFiles[face].weight, readFaceFile(face, alphabet)) };
    });
    fontsOf.set(face, fonts);
  }

  function findChinese(character: string): ParsedFont | null {
    if (!chineseCharacter.test(character)) return null;
    const code = character.codePointAt(0) ?? 0;
    const part = ranges.find(({ first, last }) => first <= code && code <= last)?.part;
    if (part === undefined) return null;
    const known = chineseFonts.get(part);
    if (known !== undefined) return known;
    const font = add(`chinese-${part}`, 500, readChineseFile(part));
    chineseFonts.set(part, font);
    return font;
  }

  const hasIn = (font: ParsedFont | null, character: string): boolean =>
    font !== null && font.charToGlyphIndex(character) > 0;

  function findFont(character: string, face: Face): ParsedFont | null {
    const own = fontsOf.get(face)?.find(({ font }) => hasIn(font, character));
    if (own !== undefined) return own.font;
    const chinese = findChinese(character);
    return hasIn(chinese, character) ? chinese : null;
  }

  return {
    list: () => list,
    familyOf: (face) =>
      [...(fontsOf.get(face) ?? []).map(({ name }) => name), ...chineseNames(chineseFonts)].join(', '),
    hasGlyph: (character) => faces.every((face) => findFont(character, face) !== null),
    widthOf(text, face, size) {
      let width = 0;
      for (const character of text) {
        const font = findFont(character, face);
        if (font !== null) width += (font.charToGlyph(character).advanceWidth / font.unitsPerEm) * size;
      }
      return width;
    },
  };
}

function chineseNames(fonts: ReadonlyMap<string, unknown>): string[] {
  return [...fonts.keys()].map((part) => `chinese-${part}`);
}
