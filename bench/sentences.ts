import { readBilingualText } from '@cae-map/expedition/sentences/bilingual-text';
import { createConcordance } from '@cae-map/expedition/sentences/concordance/concordance';
import { readSentences } from '@cae-map/expedition/sentences/sentence-text';
import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import { quantile } from './quantile.ts';
import { formatTable, type Table } from './report.ts';

/**
 * Measures the sentences of the shipped content, and texts of the maximum length that an editor can save: `npx tsx bench/sentences.ts`.
 */

const rounds = 7;

/** The median processor time of this process in milliseconds, after a round that compiles the code. */
function measureTime(work: () => unknown): string {
  work();
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return quantile(times, 0.5).toFixed(1);
}

/** A paragraph of sentences of twelve words. */
function paragraphOf(words: number): string {
  const written = Array.from({ length: words }, (_, index) => {
    const word = `${index % 12 === 0 ? 'Слово' : 'слово'}${index % 12 === 11 ? '.' : ''}`;
    return word;
  });
  return `<p>${written.join(' ')}</p>`;
}

/** Measures splitting, aligning and the concordance. */
export function measureSentences(): Table {
  const records = readChronicle();
  const texts = records.map((item) => ({ item, text: readBilingualText(item) }));
  const beads = texts.reduce((sum, { text }) => sum + text.beads.length, 0);
  const long = paragraphOf(5000);
  const shortSentences = `<p>${'Аа. '.repeat(25_000)}</p>`;
  const concordance = createConcordance(texts);
  const align = (html: string) => readBilingualText({ text_content: html, text_content_en: html });
  const rows: [string, () => unknown][] = [
    [
      `split ${records.length} texts in both languages`,
      () =>
        records.map((text) => [
          readSentences(text.text_content, 'ru'),
          readSentences(text.text_content_en, 'en'),
        ]),
    ],
    [`split and align them into ${beads} beads`, () => records.map((text) => readBilingualText(text))],
    ['split and align a paragraph of 5,000 words', () => align(long)],
    ['split and align 25,000 sentences in 100,000 characters', () => align(shortSentences)],
    ['build the concordance', () => createConcordance(texts)],
    ['find all forms of ‘караван’', () => concordance.find('караван', { match: 'stem' })],
  ];
  return {
    title: 'Sentences: milliseconds of processor time, median of seven',
    head: ['work', 'time'],
    rows: rows.map(([title, work]) => [title, measureTime(work)]),
  };
}

if (process.argv[1] === import.meta.filename) console.log(formatTable(measureSentences()));
