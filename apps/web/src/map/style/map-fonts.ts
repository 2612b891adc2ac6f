import type { Language } from '@cae-map/contract/enumerations';
import { mapFonts } from './tokens.ts';

/**
 * Sample text by language. Each font is split into files by script, and the browser loads only the files for the characters
 * of the text.
 */
const sampleText: Readonly<Record<Language, string>> = { ru: 'Аяё Latin', en: 'Latin', cn: 'Latin' };

const stacks = [
  { names: mapFonts.label, css: '600 16px' },
  { names: mapFonts.town, css: '500 16px' },
  { names: mapFonts.name, css: 'italic 400 16px' },
  { names: mapFonts.region, css: '400 16px' },
] as const;

const loadedLanguages = new Set<Language>();

/** Whether the fonts of a language are loaded. */
export function hasMapFonts(language: Language): boolean {
  return loadedLanguages.has(language);
}

/**
 * Loads the fonts of a language. MapLibre caches the bitmap of every glyph, so the fonts must be loaded before the first
 * label is drawn. A font that fails to load is replaced by a fallback of the browser.
 */
export async function loadMapFonts(language: Language): Promise<void> {
  if (loadedLanguages.has(language)) return;
  await Promise.allSettled(stacks.map((stack) => loadFontFaces(stack, sampleText[language])));
  loadedLanguages.add(language);
}

const loadedCharacters = new Set<string>();

/** Whether the glyphs of these characters are loaded. */
export function hasLabelGlyphs(characters: string): boolean {
  return missingCharacters(characters) === '';
}

/**
 * Loads the glyphs of characters in labels. Place names may contain Mongolian, Kazakh or Turkish letters, or letters with
 * diacritics, whose font files are not part of the language's sample.
 */
export async function loadLabelGlyphs(characters: string): Promise<void> {
  const missing = missingCharacters(characters);
  await Promise.allSettled([loadFontFaces(stacks[0], missing)]);
  for (const character of missing) loadedCharacters.add(character);
}

function missingCharacters(characters: string): string {
  return [...new Set(characters)].filter((character) => !loadedCharacters.has(character)).join('');
}

function loadFontFaces({ names, css }: (typeof stacks)[number], text: string): Promise<FontFace[]> {
  const families = names.map((name) => `'${name}'`).join(', ');
  return document.fonts.load(`${css} ${families}`, text);
}
