import type { Language } from '@cae-map/contract/enumerations';
import { mapFonts } from './tokens.ts';

/**
 * Letters by which the browser knows which files of a face a language needs: each face comes in files by script, and one
 * is loaded only when a letter of it is asked for.
 */
const samples: Readonly<Record<Language, string>> = { ru: 'Аяё Latin', en: 'Latin', cn: 'Latin' };

const stacks = [
  { names: mapFonts.label, css: '600 16px' },
  { names: mapFonts.town, css: '500 16px' },
  { names: mapFonts.name, css: 'italic 400 16px' },
  { names: mapFonts.region, css: '400 16px' },
] as const;

const loaded = new Set<Language>();

/** Whether the letters of a language can be drawn at once. */
export function hasMapFonts(language: Language): boolean {
  return loaded.has(language);
}

/**
 * Loads the faces in which the map writes a language. The map draws every letter once and keeps the drawing, so no letter
 * may be drawn before its face is there. A face that cannot be loaded is left out: the browser's own stands in.
 */
export async function loadMapFonts(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  await Promise.allSettled(stacks.map((stack) => loadFaces(stack, samples[language])));
  loaded.add(language);
}

const loadedLetters = new Set<string>();

/** Whether labels with these letters can be drawn at once. */
export function hasLabelLetters(letters: string): boolean {
  return missingLetters(letters) === '';
}

/**
 * Loads the faces of the letters in which labels are written. The journey passed through many languages: names may hold
 * Mongolian, Kazakh or Turkish letters, or the dotted ones of transliterations, whose files no page needs without them.
 */
export async function loadLabelLetters(letters: string): Promise<void> {
  const missing = missingLetters(letters);
  await Promise.allSettled([loadFaces(stacks[0], missing)]);
  for (const letter of missing) loadedLetters.add(letter);
}

function missingLetters(letters: string): string {
  return [...new Set(letters)].filter((letter) => !loadedLetters.has(letter)).join('');
}

function loadFaces({ names, css }: (typeof stacks)[number], letters: string): Promise<FontFace[]> {
  const families = names.map((name) => `'${name}'`).join(', ');
  return document.fonts.load(`${css} ${families}`, letters);
}
