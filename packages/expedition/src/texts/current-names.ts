import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { scriptLanguage } from './script-language.ts';
import { modernNames } from './titles.ts';

/** The names of a place apart from its title. */
export interface CurrentNames {
  /** The modern name; null if it is unknown or the same as the title. */
  readonly current: string | null;
  /** The other names in the given language, and in languages that the content is not written in. */
  readonly others: readonly string[];
  /** The other names in the other content language, such as the Latin spellings for a reader of Russian. */
  readonly foreign: readonly string[];
}

type Named = Pick<PlaceRecord, 'title_ru' | 'title_en' | 'title_modern'>;

/**
 * Selects the modern name in the given language, or the main one if there is none in that language. A name is the same as
 * the title if it equals the title in either language, or its part before a full stop, comma or bracket.
 */
export function currentNames(place: Named, language: ContentLanguage): CurrentNames {
  const { main, others } = modernNames(place.title_modern);
  if (main === null) return { current: null, others: [], foreign: [] };
  const names = [main, ...others];
  const titles = new Set([place.title_ru, place.title_en].flatMap(titleForms));
  const isTitle = (name: string) => titles.has(toForm(name));
  const current = names.find((name) => scriptLanguage(name) === language) ?? main;
  const isUnchanged = isTitle(main) || isTitle(current);
  const rest = names.filter((name) => !isTitle(name) && (isUnchanged || name !== current));
  const isForeign = (name: string) =>
    contentLanguages.some((each) => each !== language && each === scriptLanguage(name));
  return {
    current: isUnchanged ? null : current,
    others: rest.filter((name) => !isForeign(name)),
    foreign: rest.filter(isForeign),
  };
}

/** The modern name and the other names in the given language, for a line of a list; empty if there are none apart from the title. */
export function namesInList(place: Named, language: ContentLanguage): string {
  const { current, others } = currentNames(place, language);
  return [...(current === null ? [] : [current]), ...others].join('; ');
}

function titleForms(title: string): string[] {
  return [title, title.split(/[.,(]/)[0] ?? ''].map(toForm).filter((form) => form !== '');
}

function toForm(name: string): string {
  return name.trim().toLowerCase();
}
