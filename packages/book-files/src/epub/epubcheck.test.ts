import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMap } from '../maps/draw-map.ts';
import { epubOptions } from '../testing/epub-options.ts';
import { generatedBooks, sampleBook } from '../testing/generated-books.ts';
import { epubcheck, runEpubcheck } from '../testing/tools.ts';
import { writeEpub } from './write-epub.ts';

/** The chapters of many books in one, because the start of EpubCheck takes most of its time. */
const book = {
  ...sampleBook,
  chapters: [
    ...sampleBook.chapters,
    ...fc.sample(generatedBooks, { numRuns: 40, seed: 1925 }).flatMap(({ chapters }) => chapters),
  ],
};

const map = {
  svg: drawMap({
    stops: [{ position: [34.16, 77.58], title: 'Лех & Хемис' }],
    lines: [
      [
        [34, 77],
        [34.5, 78],
      ],
    ],
    others: [[34.2, 77.6]],
    language: 'ru',
  }),
  description: 'Карта: Лех',
};

test.skipIf(epubcheck.isMissing).each(['ru', 'en'] as const)(
  `epubcheck finds no error and no warning in a book with maps and notes, with %s as the primary language${epubcheck.note}`,
  { timeout: 120_000 },
  (language) => {
    expect(runEpubcheck(writeEpub(book, epubOptions({ language, mapOf: () => map })))).toEqual([]);
  },
);
