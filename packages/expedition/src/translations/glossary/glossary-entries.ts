import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import {
  linkableRecords,
  type LinkablePerson,
  type LinkablePlace,
  type LinkableRecord,
} from '../../sentences/names/linkable-records.ts';
import { targetKey } from '../../sentences/marked-text.ts';

/** A place or a person with the names in each language, the one to use first. */
export interface GlossaryEntry extends Readonly<Record<'ru' | TargetLanguage, readonly string[]>> {
  /** `place:53` or `person:ryabinin`. */
  readonly key: string;
}

/** The fields of a place that are names. */
export interface GlossaryPlace extends LinkablePlace {
  readonly title_cn?: string | null;
}

/**
 * Makes glossary entries of the names of places and people: their titles, the parts of a title such as ‘Novosibirsk (Novonikolaevsk)’, family
 * names, and other spellings by their script. Titles with digits, such as ‘Camp of 3 May’, are no names.
 */
export function glossaryEntries(
  places: readonly GlossaryPlace[],
  people: readonly LinkablePerson[],
): GlossaryEntry[] {
  const chinese = new Map(places.map(({ place_id, title_cn }) => [`place:${place_id}`, title_cn ?? '']));
  return linkableRecords(places, people)
    .map((record) => toEntry(record, chinese))
    .filter(({ ru }) => ru.length > 0);
}

function toEntry(record: LinkableRecord, chinese: ReadonlyMap<string, string>): GlossaryEntry {
  const { titles, names, otherNames, target } = record;
  const key = targetKey(target);
  const others = otherNames.split(/[;；]/u);
  // The English family name is enough in a translation, also if several people have it.
  const family = target.kind === 'person' ? [titles.en.trim().split(/\s+/u).at(-1) ?? ''] : [];
  return {
    key,
    ru: onlyNames(
      [...names.flatMap(({ ru }) => partsOf(ru)), ...others.filter((name) => isIn(name, 'Cyrillic'))],
      'Cyrillic',
    ),
    en: onlyNames([...names.flatMap(({ en }) => partsOf(en)), ...others, ...family], 'Latin'),
    cn: onlyNames([chinese.get(key) ?? '', ...others], 'Han'),
  };
}

/** A title without a remark, the title itself, and its remark in brackets. */
function partsOf(title: string): string[] {
  const [, before = '', within = ''] = /^([^()]*)\(([^()]*)\)\s*$/u.exec(title) ?? [];
  return within === '' ? [title] : [before, title, within];
}

const scripts = { Cyrillic: /\p{Script=Cyrillic}/u, Latin: /\p{Script=Latin}/u, Han: /\p{Script=Han}/u };

function isIn(name: string, script: keyof typeof scripts): boolean {
  return scripts[script].test(name);
}

function onlyNames(names: readonly string[], script: keyof typeof scripts): string[] {
  const trimmed = names.map((name) => name.trim());
  return [...new Set(trimmed)].filter((name) => isIn(name, script) && !/\d/u.test(name));
}
