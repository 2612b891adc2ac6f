import type { Language } from '@cae-map/contract/enumerations';
import { mapFonts } from './tokens.ts';

/**
 * Letters by which the browser knows which files of a face a language needs: each face comes in files by script, and one
 * is loaded only when a letter of it is asked for.
 */
const samples: Readonly<Record<Language, string>> = { ru: 'Аяё Latin', en: 'Latin', cn: 'Latin' };
/** Titles of stops and names of towns have letters of more languages: Mongolian, Kazakh, Turkish, Tibetan in Latin. */
const titleSample = 'АяҮүғӨ Latin öüâş';

const stacks = [
  { names: mapFonts.label, css: '600 16px', sample: titleSample },
  { names: mapFonts.town, css: '500 16px', sample: null },
  { names: mapFonts.name, css: 'italic 400 16px', sample: null },
  { names: mapFonts.region, css: '400 16px', sample: null },
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
  await Promise.allSettled(
    stacks.map(({ names, css, sample }) => {
      const families = names.map((name) => `'${name}'`).join(', ');
      return document.fonts.load(`${css} ${families}`, sample ?? samples[language]);
    }),
  );
  loaded.add(language);
}
