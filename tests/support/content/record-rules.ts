import type { ContentRecords, InFile } from './content-files.ts';
import { describeRecord } from './prose.ts';
import type { Violation } from './wording-rules.ts';

/** Texts and places without a source. */
export function withoutSources(content: ContentRecords, list: 'texts' | 'places' | 'people'): Violation[] {
  return content[list]
    .filter(({ sources }) => (sources ?? []).length === 0)
    .map((entry) => `${entry.file}: ${describeRecord(list, entry)}: sources: name the work that it rests on`);
}

/** Texts whose days are those of none of their places. */
export function textsOutsideStays(content: ContentRecords): Violation[] {
  const places = new Map(content.places.map((place) => [place.place_id, place]));
  return content.texts.flatMap((text) => {
    const days = readDays({ date: text.text_date, enddate: text.text_enddate, format: text.date_format });
    const stays = text.place_ids.flatMap((id) => {
      const place = places.get(id);
      if (place === undefined) return [];
      return readDays({ date: place.date, enddate: place.enddate, format: place.date_format }) ?? [];
    });
    if (days === null || stays.length === 0) return [];
    if (stays.some((stay) => stay.from <= days.to && days.from <= stay.to)) return [];
    const stayed = stays.map(({ from, to }) => `${from}–${to}`).join(', ');
    const action = `the text is of ${days.from}–${days.to}, its places of ${stayed}: correct one of them`;
    return [`${text.file}: ${describeRecord('texts', text)}: text_date: ${action}`];
  });
}

interface Days {
  readonly from: string;
  readonly to: string;
}

interface Dated {
  readonly date: string | null;
  readonly enddate: string | null;
  readonly format: string | null | undefined;
}

/** The first and last possible day; null if unknown. A month or year is widened to all its days. */
function readDays({ date, enddate, format }: Dated): Days | null {
  const first = date ?? enddate;
  const last = enddate ?? date;
  if (first === null || last === null) return null;
  const length = format?.length ?? 10;
  return { from: first.slice(0, length), to: `${last.slice(0, length)}${length < 10 ? '-99' : ''}` };
}

/** A name that texts should link. */
interface KnownName {
  readonly name: string;
  /** The links that count for the name, such as `place:53`. */
  readonly targets: ReadonlySet<string>;
}

/** Names of places in texts that have no link to the place. */
export function unlinkedPlaces(content: ContentRecords): Violation[] {
  return (['ru', 'en'] as const).flatMap((language) => {
    const names = groupNames(
      content.places.map((place) => ({
        name: language === 'ru' ? place.title_ru : place.title_en,
        target: `place:${place.place_id}`,
      })),
    );
    return findUnlinked(content, language, names);
  });
}

/** Names of people in texts that have no link to the person: the whole name or the last part of it. */
export function unlinkedPeople(content: ContentRecords): Violation[] {
  return (['ru', 'en'] as const).flatMap((language) => {
    const named = content.people
      .filter(({ group }) => group !== 'family')
      .map(({ person_id, name_ru, name_en }) => ({
        name: (language === 'ru' ? name_ru : name_en).split(' ').at(-1) ?? '',
        target: `person:${person_id}`,
      }));
    return findUnlinked(content, language, groupNames(named), startOfLongerName);
  });
}

/** ‘Lobzang’ followed by ‘Tsultim’ is another person. */
const startOfLongerName = String.raw` \p{Lu}\p{Ll}`;

/** Shorter names and stems are parts of too many words. */
const leastLetters = 4;

function groupNames(named: readonly { readonly name: string; readonly target: string }[]): KnownName[] {
  const byName = new Map<string, Set<string>>();
  for (const { name, target } of named) {
    if (name.length < leastLetters) continue;
    byName.set(name, (byName.get(name) ?? new Set()).add(target));
  }
  return [...byName].map(([name, targets]) => ({ name, targets }));
}

function findUnlinked(
  content: ContentRecords,
  language: 'ru' | 'en',
  names: readonly KnownName[],
  notFollowedBy = '$^',
): Violation[] {
  const field = `text_content_${language}` as const;
  const patterns = names.map((known) => ({
    ...known,
    pattern: namePattern(known.name, language, notFollowedBy),
    // What the pattern cannot match without: a search for it is much faster.
    stem: known.name.replace(/[аеёиоуыэюяьй]$/u, ''),
  }));
  return content.texts.flatMap((text: InFile<ContentRecords['texts'][number]>) => {
    const linked = new Set(
      Array.from(text[field].matchAll(/\((place:\d+|person:[a-z0-9-]+)\)/g), ([, id]) => id),
    );
    const linkedNames = Array.from(text[field].matchAll(/\[([^\]]*)\]\(/g), ([, name = '']) => name);
    const rest = text[field].replaceAll(/\[[^\]]*\]\([^)]*\)/g, '§');
    return patterns
      .filter(({ targets }) => [...targets].every((target) => !linked.has(target)))
      .filter(({ name }) => !linkedNames.some((linkedName) => linkedName.includes(name)))
      .filter(({ pattern, stem }) => rest.includes(stem) && pattern.test(rest))
      .map(({ name, targets }) => {
        const [target = ''] = targets;
        return `${text.file}: ${describeRecord('texts', text)}: ${field}: link ‘${name}’: [${name}](${target})`;
      });
  });
}

/** Matches a name as a whole word; a Russian one also in its other cases, if its stem is long enough. */
function namePattern(name: string, language: 'ru' | 'en', notFollowedBy: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const stem = /^\p{L}+$/u.test(name) ? name.replace(/[аеёиоуыэюяьй]$/u, '') : '';
  const hasCases = language === 'ru' && stem.length >= leastLetters;
  const word = hasCases ? `${stem}(?:а|я|у|ю|е|и|ы|ом|ем|ём|ой|ей|ь|й|о)?` : escaped;
  return new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-]|${notFollowedBy})`, 'u');
}
