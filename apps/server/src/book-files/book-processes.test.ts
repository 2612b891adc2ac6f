import path from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { openBookProcesses, type BookProcesses } from './book-processes.ts';

const opened: BookProcesses[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

function open(): BookProcesses {
  const processes = openBookProcesses(path.join(path.dirname(inject('serverBundle')), 'book-process.js'));
  opened.push(processes);
  return processes;
}

const read = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  fileName: 'diary.md',
  language: null,
});

test('a process of the built server reads a file and writes what it has read', async () => {
  const processes = open();
  const { book } = await processes.read(read('# Ladakh\n\n## 8 August 1925\n\nThe caravan left early.\n'));
  expect(book.chapters[0]?.texts[0]).toMatchObject({ text_date: '1925-08-08' });
  const { bytes } = await processes.write({
    format: 'epub',
    book,
    records: { places: [], inferredLegs: [] },
    options: {
      language: 'en',
      origin: 'https://example.org',
      identifier: 'https://example.org/book#1',
      modified: '2026-11-28T00:00:00Z',
    },
  });
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK');
});

test('a process of the built server reports why a file cannot be read', async () => {
  await expect(open().read({ ...read('%PDF-1.7'), fileName: 'diary.pdf' })).rejects.toMatchObject({
    code: 'invalid_request',
    bookFile: 'unknown-format',
  });
});
