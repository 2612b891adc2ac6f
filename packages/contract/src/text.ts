import { z } from 'zod';
import { isVisible } from './visible-character.ts';

/** Line breaks of other systems and of word processors. The HTML parser converts only some of them. */
const lineBreaks = /\r\n?|[\v\f\u0085]/g;

/**
 * What no text can contain: halves of characters and NUL, which the databases cannot store; other control characters and
 * noncharacters, which XML forbids; and U+FEFF, which the embedded database drops at the beginning of a value.
 */
const removedCharacters = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFEFF]/gu;

/**
 * The text as it is stored and shown: with `\n` as the line break, and without characters that are lost or changed on the way through the
 * database, JSON, HTML and XML. All of them read the result alike, and cleaning it again changes nothing.
 */
export function cleanText(text: string): string {
  return text.replace(lineBreaks, '\n').replace(removedCharacters, '');
}

/** A text that is cleaned when it is read. */
export const cleanTextSchema = z.string().overwrite(cleanText);

/** A text of at most `max` UTF-16 code units that shows something. */
export const visibleText = (max: number) =>
  cleanTextSchema.trim().min(1).max(max).refine(isVisible, 'must have a visible character');

/** In the description of a body: the most bytes that it has, whatever its fields allow. */
export const maxBytesKey = 'x-max-bytes';

/** In the description of a list: the most UTF-16 code units of all its texts together. */
export const maxCharactersKey = 'x-max-characters';
