import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import { readRealSearchInput } from '@cae-map/expedition/testing/search';
import { runChecks } from '@cae-map/expedition/translations/checks/run-checks';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { fieldStates, type StoredStatus } from '@cae-map/expedition/translations/field-states/field-states';
import { createGlossary, findInGlossary } from '@cae-map/expedition/translations/glossary/glossary';
import type { GlossaryEntry } from '@cae-map/expedition/translations/glossary/glossary-entries';
import { memoryPairs, type MemoryPair } from '@cae-map/expedition/translations/memory/memory-pairs';
import { createMemory } from '@cae-map/expedition/translations/memory/translation-memory';
import { quantile } from './quantile.ts';
import { formatTable, type Table } from './report.ts';

/**
 * Measures the rules of translations with the shipped chronicle, and with 20,000 sentence pairs and records: `npx tsx bench/translations.ts`. The
 * budget of a search in the memory is 16 ms of processor time.
 */

const pairCount = 20_000;
const recordCount = 20_000;
const query = { minimum: 0.75, limit: 3 };

/** The processor time of this process in milliseconds. */
function measureTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The median, the 95th percentile and the maximum of many calls, after a round that compiles the code. */
function measureCalls(title: string, calls: readonly (() => unknown)[]): string[] {
  for (const call of calls) call();
  const times = calls.map(measureTime);
  return [title, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1))];
}

/** Copies of the pairs with other letters in every third word, so that they are similar but not equal. */
function multiplyPairs(pairs: readonly MemoryPair[]): MemoryPair[] {
  return Array.from({ length: pairCount }, (_, index) => {
    const pair = pairs[index % pairs.length] ?? { key: '', source: '', target: '' };
    const letter = 'абвгдежзиклмнопрст'.charAt(Math.floor(index / pairs.length));
    let words = 0;
    const source = pair.source.replaceAll(/\p{L}{3,}/gu, (word) => {
      words += 1;
      return words % 3 === 0 ? `${word.slice(0, 1)}${letter}${word.slice(2)}` : word;
    });
    return { key: `${pair.key} ${index}`, source, target: pair.target };
  });
}

/** Measures the memory, the glossary, the checks, differences and the states of fields. */
export function measureTranslations(): Table {
  const fields = readChronicle().map((text) => ({
    key: `texts:${text.text_id}:content`,
    source: text.text_content,
    target: text.text_content_en,
    format: 'html' as const,
  }));
  const pairs = memoryPairs(fields, 'en');
  const many = multiplyPairs(pairs);
  const memory = createMemory(many);
  const sentences = pairs.slice(0, 500).map(({ source }) => `${source.slice(0, -5)} ещё.`);
  const glossary = createGlossary(
    readRealSearchInput().places.map(({ place_id, title_ru, title_en }): GlossaryEntry => ({
      key: `place:${place_id}`,
      ru: [title_ru],
      en: [title_en],
      cn: [],
    })),
  );
  const records = Array.from({ length: recordCount }, (_, index) => {
    const { source, target } = pairs[index % pairs.length] ?? { source: '', target: '' };
    return { place_id: index, title_ru: source, title_en: target, notes: `<p>${source}</p>`, notes_en: '' };
  });
  const rows = records.map(({ place_id }): StoredStatus => {
    return { table: 'places', id: place_id, field: 'title', language: 'en', status: 'completed' };
  });
  return {
    title: 'Translations: milliseconds of processor time',
    head: ['work', 'median', 'p95', 'maximum'],
    rows: [
      measureCalls(
        `find a sentence in a memory of ${memory.size} pairs`,
        sentences.map((sentence) => () => memory.find(sentence, query)),
      ),
      measureCalls(
        `build the memory of ${pairCount} pairs`,
        repeat(() => createMemory(many)),
      ),
      measureCalls(
        'find the names of the glossary in a text',
        fields.map(
          ({ source }) =>
            () =>
              findInGlossary(glossary, source),
        ),
      ),
      measureCalls(
        'check a text',
        fields.map((field) => () => runChecks({ ...field, language: 'en', glossary })),
      ),
      measureCalls(
        'compare a text with the next one',
        fields.map(
          ({ source }, index) =>
            () =>
              compareVersions(source, fields[index + 1]?.source ?? '', 'html'),
        ),
      ),
      measureCalls(
        `derive the states of ${recordCount} records`,
        repeat(() => fieldStates({ places: records }, rows, 'en')),
      ),
    ],
  };
}

function repeat(work: () => unknown): (() => unknown)[] {
  return Array.from({ length: 5 }, () => work);
}

if (process.argv[1] === import.meta.filename) console.log(formatTable(measureTranslations()));
