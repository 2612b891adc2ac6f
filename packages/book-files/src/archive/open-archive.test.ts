import type { BookFileFailure } from '@cae-map/contract/entities/books/book-files';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BookFileError } from '../failure.ts';
import { archiveOf, bombOf, headerOffset } from '../testing/archives.ts';
import { archiveBounds } from './archive-bounds.ts';
import { openArchive, verifyArchive } from './open-archive.ts';

const text = 'Караван вышел из Леха. '.repeat(50);
const decode = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());

function codeOf(read: () => unknown): BookFileFailure | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof BookFileError) return error.code;
    throw error;
  }
}

describe('openArchive', () => {
  test('reads stored and deflated files by their names', () => {
    const archive = openArchive(archiveOf({ mimetype: 'a/b', 'OEBPS/глава.xhtml': text }));
    expect(archive.names).toEqual(['mimetype', 'OEBPS/глава.xhtml']);
    expect(decode(archive.read('mimetype'))).toBe('a/b');
    expect(decode(archive.read('OEBPS/глава.xhtml'))).toBe(text);
    expect(archive.read('none')).toBeNull();
  });

  test.each(['../evil', 'a/../../evil', '/etc/passwd', 'C:/evil', '..\\evil'])(
    'lists the name %s as refused and does not read it',
    (name) => {
      const archive = openArchive(archiveOf({ [name]: text, good: text }));
      expect(archive.names).toEqual(['good']);
      expect(archive.refusedNames).toEqual([name.replaceAll('\\', '/')]);
      expect(archive.read(name)).toBeNull();
    },
  );

  test('lists a symbolic link as refused', () => {
    const bytes = archiveOf({ link: '/etc/passwd', good: text });
    const at = headerOffset(bytes, 'directory');
    bytes[at + 5] = 3;
    bytes[at + 41] = 0xa1;
    const archive = openArchive(bytes);
    expect(archive.refusedNames).toEqual(['link']);
    expect(archive.read('link')).toBeNull();
  });

  test('refuses an encrypted file', () => {
    const bytes = archiveOf({ a: text });
    bytes[headerOffset(bytes, 'directory') + 8] = 1;
    expect(codeOf(() => openArchive(bytes))).toBe('encrypted');
  });

  test('refuses a file above the bound', () => {
    expect(codeOf(() => openArchive(archiveOf({ a: text }), { ...archiveBounds, fileBytes: 100 }))).toBe(
      'too-large',
    );
  });

  test('refuses more entries than the bound', () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, '']));
    expect(codeOf(() => openArchive(archiveOf(files)))).toBe('too-large');
  });

  test('refuses archives that are cut off at any place', () => {
    const bytes = archiveOf({ a: text, b: text });
    for (let length = 0; length < bytes.length; length += 7)
      expect(codeOf(() => openArchive(bytes.subarray(0, length)))).toBe('damaged');
  });
});

describe('the data of an archive', () => {
  test('are inflated up to the bound of all files together', () => {
    const bounds = { ...archiveBounds, inflatedBytes: 1500 };
    const archive = openArchive(archiveOf({ a: '0'.repeat(1000), b: '0'.repeat(1000) }), bounds);
    expect(archive.read('a')).toHaveLength(1000);
    expect(codeOf(() => archive.read('b'))).toBe('too-large');
  });

  test('are inflated up to the bound if a smaller size is declared', () => {
    const bytes = archiveOf({ a: '0'.repeat(100_000) });
    const at = headerOffset(bytes, 'directory');
    bytes.set([10, 0, 0, 0], at + 24);
    expect(codeOf(() => openArchive(bytes, { ...archiveBounds, inflatedBytes: 50_000 }).read('a'))).toBe(
      'too-large',
    );
  });

  test('are refused if their checksum differs', () => {
    const bytes = archiveOf({ mimetype: 'application/epub+zip' });
    const at = headerOffset(bytes, 'file') + 30 + 'mimetype'.length;
    bytes[at] = 0x41;
    expect(codeOf(() => openArchive(bytes).read('mimetype'))).toBe('damaged');
  });

  test('behind the bound are not inflated', () => {
    const bytes = bombOf(3, new Uint8Array([0xff, 0xff, 0xff]));
    const boundOf = (megabytes: number) => ({ ...archiveBounds, inflatedBytes: megabytes * 1024 * 1024 });
    expect(codeOf(() => openArchive(bytes, boundOf(4)).read('bomb'))).toBe('damaged');
    expect(codeOf(() => openArchive(bytes, boundOf(1)).read('bomb'))).toBe('too-large');
  });

  test('that inflate to 10 GB of zeros are refused by verifyArchive', () => {
    const bytes = bombOf(10 * 1024);
    expect(bytes.length).toBeLessThan(archiveBounds.fileBytes);
    expect(codeOf(() => verifyArchive(bytes))).toBe('too-large');
  });
});

test('a damaged archive is read or refused', () => {
  const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(changes, (list) => {
      const bytes = archiveOf({ a: text, 'b/c': text });
      for (const [at, byte] of list) bytes[at % bytes.length] = byte;
      codeOf(() => {
        for (const contents of verifyArchive(bytes).names) expect(typeof contents).toBe('string');
      });
    }),
    { numRuns: 500 },
  );
});
