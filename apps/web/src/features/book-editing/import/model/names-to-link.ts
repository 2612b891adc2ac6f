import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import { insertMarks } from '@cae-map/expedition/sentences/marks/insert-marks';
import { readMarkedText, targetKey } from '@cae-map/expedition/sentences/marked-text';
import { findLinkableNames, type LinkableNames } from '@cae-map/expedition/sentences/names/linkable-names';
import type { LinkableRecord } from '@cae-map/expedition/sentences/names/linkable-records';
import { letPageRespond } from '../../../../lib/timing/let-page-respond.ts';
import type { ImportedChapter, ImportedText } from './book-import.ts';

/** A place or a person whose name stands in texts that do not link to it. */
export interface NameToLink {
  /** The key of its target. */
  readonly key: string;
  readonly record: LinkableRecord;
  /** How it is written in the texts, the most frequent spelling first. */
  readonly spellings: readonly string[];
  /** How many texts would have a link, in each language once. */
  readonly count: number;
}

const fields = { ru: 'text_content', en: 'text_content_en' } as const;

/** The texts that are looked through without a pause, so that the page responds to input meanwhile. */
const textsOfStep = 8;

/**
 * Finds the places and people whose names stand in texts, of several with one name those that are the nearest to the days of a text.
 * @param signal ends the search
 * @returns the most frequent first
 */
export async function findNamesToLink(
  chapters: readonly ImportedChapter[],
  names: LinkableNames,
  signal?: AbortSignal,
): Promise<NameToLink[]> {
  const found = new Map<string, { record: LinkableRecord; spellings: Map<string, number>; count: number }>();
  await forEachText(chapters, signal, (text) => {
    for (const { name, record } of namesOfText(text, names)) {
      const key = targetKey(record.target);
      const entry = found.get(key) ?? { record, spellings: new Map(), count: 0 };
      entry.count += 1;
      entry.spellings.set(name, (entry.spellings.get(name) ?? 0) + 1);
      found.set(key, entry);
    }
  });
  return [...found]
    .map(([key, { record, spellings, count }]) => ({
      key,
      record,
      count,
      spellings: [...spellings].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
    }))
    .toSorted((one, other) => other.count - one.count || one.record.order - other.record.order);
}

/** Links the names of the chosen places and people, each at its first mention in a text. */
export async function linkNames(
  chapters: readonly ImportedChapter[],
  names: LinkableNames,
  chosen: ReadonlySet<string>,
): Promise<readonly ImportedChapter[]> {
  const linked = new Map<string, ImportedText>();
  await forEachText(chapters, undefined, (text) => {
    linked.set(text.key, linkNamesOfText(text, names, chosen));
  });
  return chapters.map((chapter) => ({
    ...chapter,
    texts: chapter.texts.map((text) => linked.get(text.key) ?? text),
  }));
}

function linkNamesOfText(
  text: ImportedText,
  names: LinkableNames,
  chosen: ReadonlySet<string>,
): ImportedText {
  const contents = recordLanguages.map((language) => {
    const html = text[fields[language]];
    const marked = readMarkedText(html);
    const marks = findLinkableNames({ ...marked, language }, names, text.text_date)
      .filter(({ record }) => chosen.has(targetKey(record.target)))
      .map(({ start, end, record }) => ({ start, end, target: record.target }));
    return [fields[language], insertMarks(html, marked, marks).html] as const;
  });
  return { ...text, ...Object.fromEntries(contents) };
}

function namesOfText(text: ImportedText, names: LinkableNames) {
  return recordLanguages.flatMap((language: RecordLanguage) => {
    const marked = readMarkedText(text[fields[language]]);
    return findLinkableNames({ ...marked, language }, names, text.text_date).map(
      ({ start, end, record }) => ({ name: marked.text.slice(start, end), record }),
    );
  });
}

async function forEachText(
  chapters: readonly ImportedChapter[],
  signal: AbortSignal | undefined,
  visit: (text: ImportedText) => void,
): Promise<void> {
  let visited = 0;
  for (const text of chapters.flatMap(({ texts }) => texts)) {
    signal?.throwIfAborted();
    visit(text);
    visited += 1;
    if (visited % textsOfStep === 0) await letPageRespond();
  }
}
