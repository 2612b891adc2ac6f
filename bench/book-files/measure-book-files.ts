import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { writtenFormats, type WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import type { Table } from '../report.ts';
import { createBookApi, type BookApi } from './book-api.ts';
import { writeForeignFiles, type ForeignFile } from './foreign-files.ts';
import { generateBook } from './generated-book.ts';
import { readersDuring } from './readers-during.ts';

/** About 300 printed pages in each language. */
const size = { entries: 500, entriesOfChapter: 25, charactersOfEntry: 760 };
const editedTexts = 10;

const extensions: Readonly<Record<WrittenFormat, string>> = {
  epub: 'epub',
  docx: 'docx',
  tei: 'xml',
  markdown: 'md',
  content: 'json',
};

/**
 * Takes a book of 300 pages in two languages through a server: adds it, edits it, writes it in each format, reads and adds each file, and compares
 * what is stored. Files of other programs are read and added, too. Meanwhile visitors read.
 */
export async function measureBookFiles(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-book-files-'));
  const server = await startServer(folder, { RATE_LIMIT: '0' });
  try {
    await createAdministrator(folder, administrator, 'Bench');
    const api = createBookApi(server.address);
    const book = generateBook(size);
    const bookId = await api.add(book);
    await api.editTexts(bookId, editedTexts);
    const stored = await api.content(bookId);
    const ownRows: string[][] = [];
    for (const format of writtenFormats) {
      console.log(`book-files: ${format}`);
      ownRows.push(await measureRoundTrip(api, bookId, stored, format));
    }
    const foreignRows: string[][] = [];
    for (const file of writeForeignFiles(book)) {
      console.log(`book-files: ${file.name}`);
      foreignRows.push(await measureForeignFile(api, book, file));
    }
    return [
      {
        title: `A book of ${countCharacters(book).toLocaleString('en')} characters in two languages, written and read again`,
        head: ['format', 'kB', 'written, s', 'read, s', 'added, s', 'stored as before'],
        rows: ownRows,
      },
      {
        title: `The same book in Russian as a file of another program`,
        head: ['file', 'read, s', 'added, s', 'entries', 'right dates', 'doubts'],
        rows: foreignRows,
      },
      await measureReaders(server.address, api, book),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRoundTrip(
  api: BookApi,
  bookId: number,
  stored: string,
  format: WrittenFormat,
): Promise<string[]> {
  const [file, written] = await timed(() => api.download(bookId, format));
  const [reading, read] = await timed(() => api.readFile(`book.${extensions[format]}`, file));
  const [againId, added] = await timed(() => api.add(reading.book));
  const isEqual = (await api.content(againId)) === stored;
  return [format, (file.length / 1000).toFixed(0), written, read, added, isEqual ? 'yes' : 'no'];
}

async function measureForeignFile(
  api: BookApi,
  { chapters }: BookDocument,
  { name, contents }: ForeignFile,
): Promise<string[]> {
  const [{ book, doubts }, read] = await timed(() => api.readFile(name, contents));
  const [, added] = await timed(() => api.add(book));
  const days = chapters.flatMap(({ texts }) => texts.map(({ text_date }) => text_date));
  const found = book.chapters.flatMap(({ texts }) => texts.map(({ text_date }) => text_date));
  const right = days.filter((day, index) => day === found[index]).length;
  return [name, read, added, String(found.length), `${right} of ${days.length}`, String(doubts.length)];
}

async function measureReaders(address: string, api: BookApi, book: BookDocument): Promise<Table> {
  const file = writeForeignFiles(book)[0];
  if (file === undefined) throw new Error('there is no file of another program');
  const { before, during } = await readersDuring(address, async () => {
    const reading = await api.readFile(file.name, file.contents);
    await api.add(reading.book);
  });
  const ratio = (during / before).toFixed(2);
  return {
    title: 'Reads of visitors while a book is read and added',
    head: ['p95 before, ms', 'p95 during, ms', 'ratio', 'budget'],
    rows: [[before.toFixed(1), during.toFixed(1), ratio, '1.5']],
  };
}

/** @returns the result and the seconds that it took */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  const start = performance.now();
  const result = await work();
  return [result, ((performance.now() - start) / 1000).toFixed(1)];
}

function countCharacters({ chapters }: BookDocument): number {
  const texts = chapters.flatMap((chapter) => chapter.texts);
  return texts.reduce((sum, text) => sum + text.text_content.length + text.text_content_en.length, 0);
}
