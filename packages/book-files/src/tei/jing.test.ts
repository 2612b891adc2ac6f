import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedBooks, sampleBook } from '../testing/generated-books.ts';
import { teiOptions } from '../testing/tei-options.ts';
import { jing, runJing } from '../testing/tools.ts';
import { writeTei } from './write-tei.ts';

const schema = path.join(import.meta.dirname, '../../schema/cae-tei.rng');

test.skipIf(jing.isMissing)(
  `jing finds no error by the published schema in TEI documents that are written${jing.note}`,
  { timeout: 120_000 },
  () => {
    const books = [sampleBook, ...fc.sample(generatedBooks, { numRuns: 60, seed: 1925 })];
    const documents = books.flatMap((book) => [
      writeTei(book, teiOptions()),
      writeTei(book, teiOptions({ language: 'en' })),
    ]);
    expect(runJing(schema, documents)).toEqual([]);
  },
);
