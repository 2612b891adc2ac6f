import { targetKey } from '../marked-text.ts';
import type { SentenceText } from '../sentence-text.ts';
import { findNames, indexNames, shortestLinkedName, type KnownNames } from './known-names.ts';
import { byNearness, type LinkableRecord } from './linkable-records.ts';
import { fold } from '../../search/words/fold.ts';
import { addTo } from '../../group-by.ts';

/** The names of records, prepared for many texts. */
export interface LinkableNames {
  readonly known: KnownNames;
  /** The records by their folded names in each language. */
  readonly records: Readonly<Record<'ru' | 'en', ReadonlyMap<string, readonly LinkableRecord[]>>>;
}

/** Indexes the names of records for `findLinkableNames`. */
export function indexLinkableNames(records: readonly LinkableRecord[]): LinkableNames {
  const byName = { ru: new Map<string, LinkableRecord[]>(), en: new Map<string, LinkableRecord[]>() };
  for (const record of records)
    for (const name of record.names) {
      addTo(byName.ru, fold(name.ru), record);
      addTo(byName.en, fold(name.en), record);
    }
  return {
    known: indexNames(
      records.flatMap(({ names }) => names),
      shortestLinkedName,
    ),
    records: byName,
  };
}

/** A name of a text that links to nothing and is that of a record. */
export interface LinkableName {
  /** In UTF-16 offsets of the plain characters, the end excluded. */
  readonly start: number;
  readonly end: number;
  readonly record: LinkableRecord;
}

/**
 * Finds the names of a text that could be links. A record that the text links to already is left out, and each record is found once, at
 * its first mention. Of several records with a name it is the nearest in time.
 * @param day of the text, `YYYY-MM-DD`
 */
export function findLinkableNames(
  { text, language, marks }: Pick<SentenceText, 'text' | 'language' | 'marks'>,
  names: LinkableNames,
  day: string | null,
): LinkableName[] {
  const linked = new Set(marks.flatMap(({ target }) => singleKeys(target)));
  const found: LinkableName[] = [];
  let free = 0;
  for (const { pair, start, end } of findNames(text, language, names.known)) {
    const isTaken = start < free || marks.some((mark) => start < mark.end && end > mark.start);
    const records = names.records[language].get(fold(pair[language])) ?? [];
    if (isTaken || records.some(({ target }) => linked.has(targetKey(target)))) continue;
    const record = records.toSorted(byNearness(day))[0];
    if (record === undefined) continue;
    found.push({ start, end, record });
    linked.add(targetKey(record.target));
    free = end;
  }
  return found;
}

/** The keys of the single records that a mark links to. */
function singleKeys(target: SentenceText['marks'][number]['target']): string[] {
  return target.kind === 'place'
    ? target.placeIds.map((id) => targetKey({ kind: 'place', placeIds: [id] }))
    : [targetKey(target)];
}
