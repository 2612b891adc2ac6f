import { generateKeyPairSync } from 'node:crypto';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { publicKeyPem } from '../archive/sign-sums.ts';
import { signFiles, writeArchive } from '../archive/write-archive.ts';
import { sampleArchive, sampleFiles, sampleKey } from '../testing/archives.ts';
import { describeProblem } from './describe-problem.ts';
import { readFiles, verifyArchive } from './verify-archive.ts';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const encode = (text: string) => new TextEncoder().encode(text);

function sentencesOf(archive: Uint8Array, key: string | null = null): string[] {
  return verifyArchive(archive, key).problems.map((problem) => describeProblem(problem, 'en'));
}

/** The archive with files changed or removed (null) after it was signed. */
function tampered(changes: Readonly<Record<string, ((text: string) => string) | null>>): Uint8Array {
  const files = Object.fromEntries(readFiles(sampleArchive()) ?? []);
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) delete files[name];
    else files[name] = encode(change(decode(files[name] ?? new Uint8Array())));
  }
  return zipSync(files);
}

/** A signed archive with a file that the validator should reject. */
function signedWith(path: string, change: (text: string) => string): Uint8Array {
  const { files } = sampleFiles();
  const changed = files.map((file) =>
    file.path === path ? { ...file, bytes: encode(change(decode(file.bytes))) } : file,
  );
  return writeArchive(signFiles(changed, sampleKey));
}

describe('an archive as it was written', () => {
  test('has no problems, and its signer is known', () => {
    const { problems, signer, files } = verifyArchive(sampleArchive(), publicKeyPem(sampleKey));
    expect(problems).toEqual([]);
    expect(signer).toMatch(/^[0-9a-f]{8}( [0-9a-f]{8}){7}$/);
    expect(files).toBeGreaterThan(30);
  });
});

describe('a damaged archive is reported', () => {
  test('that is none', () => {
    expect(sentencesOf(encode('not a zip'))).toEqual([
      'The file is not a readable ZIP archive: download it again.',
    ]);
  });

  test('with a changed file', () => {
    expect(sentencesOf(tampered({ 'README.md': (text) => `${text}!` }))).toEqual([
      'README.md has another sum than in SHA256SUMS: it was changed.',
    ]);
  });

  test('with a missing and an added file', () => {
    expect(sentencesOf(tampered({ 'README.md': null, 'extra.txt': () => 'x' }))).toEqual([
      'README.md is listed in SHA256SUMS and missing in the archive.',
      'extra.txt is in the archive and not listed in SHA256SUMS.',
    ]);
  });

  test('with sums that were changed after the signature', () => {
    const line = `${'0'.repeat(64)}  x\n`;
    expect(sentencesOf(tampered({ SHA256SUMS: (text) => text + line }))[0]).toMatch(
      /^The signature does not belong to SHA256SUMS/,
    );
  });

  test.each([
    ['SHA256SUMS', /^The archive has no SHA256SUMS,/],
    ['SHA256SUMS.sig', /^The archive has no SHA256SUMS.sig,/],
    ['public-key.pem', /^The archive has no public-key.pem/],
  ])('without %s', (name, sentence) => {
    expect(sentencesOf(tampered({ [name]: null })).join('\n')).toMatch(sentence);
  });

  test('that another key has signed', () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    const archive = writeArchive(signFiles(sampleFiles().files, other));
    expect(sentencesOf(archive)).toEqual([]);
    expect(sentencesOf(archive, publicKeyPem(sampleKey))).toEqual([
      expect.stringMatching(/^The archive names the key .+, and the key that you trust is .+\.$/),
      expect.stringMatching(/^The signature does not belong to SHA256SUMS/),
    ]);
  });
});

describe('a value that the dictionary does not allow is reported with its row, field and wish', () => {
  test.each([
    [
      'csv/places.csv',
      /^1,10,(.*?),40,/m,
      '1,10,$1,95,',
      'Row 2 of csv/places.csv: latitude is 95, wish: between -90 and 90.',
    ],
    [
      'csv/places.csv',
      /^2,20,/m,
      '1,20,',
      'Row 3 of csv/places.csv: place_id is 1, wish: a value that no other row has; row 2 has it, too.',
    ],
    [
      'csv/places.csv',
      '1926-06-01',
      '1926-02-30',
      'Row 3 of csv/places.csv: date is 1926-02-30, wish: a day that exists, written YYYY-MM-DD.',
    ],
    [
      'csv/legs.csv',
      'recorded',
      'guessed',
      'Row 2 of csv/legs.csv: line is guessed, wish: one of recorded, inferred, straight.',
    ],
    [
      'csv/legs.csv',
      /^2,1,2/m,
      '2,77,2',
      'Row 2 of csv/legs.csv: from_place_id is 77, wish: the id of a row of places.',
    ],
    [
      'csv/texts.csv',
      '[1]',
      '[77]',
      'Row 2 of csv/texts.csv: place_ids is [77], wish: the id of a row of places.',
    ],
    [
      'csv/chapters.csv',
      '1,1,1,',
      '1,one,1,',
      'Row 2 of csv/chapters.csv: book_id is one, wish: a whole number.',
    ],
    ['csv/works.csv', 'Altai-Himalaya', '', 'Row 2 of csv/works.csv: title_en is empty, wish: a value.'],
    [
      'csv/works.csv',
      'year',
      'years',
      'The columns of csv/works.csv are not those of the dictionary: missing year; unknown years;.',
    ],
    [
      'geojson/places.geojson',
      '"latitude": 40',
      '"latitude": "north"',
      'Row 1 of geojson/places.geojson: latitude is north, wish: a number.',
    ],
    [
      'geojson/places.geojson',
      /("coordinates": \[\s+80.01,\s+)40/,
      '$1 95',
      'Row 1 of geojson/places.geojson: geometry, latitude is 95, wish: between -90 and 90.',
    ],
    [
      'geojson/works.geojson',
      '"FeatureCollection"',
      '"Collection"',
      'geojson/works.geojson cannot be read as its format.',
    ],
  ])('in %s: %s', (file, from, to, sentence) => {
    expect(sentencesOf(signedWith(file, (text) => text.replace(from, to)))).toContain(sentence);
  });

  test('in Russian as well', () => {
    const archive = signedWith('csv/places.csv', (text) => text.replace(/^1,10,(.*?),40,/m, '1,10,$1,95,'));
    expect(verifyArchive(archive, null).problems.map((problem) => describeProblem(problem, 'ru'))).toEqual([
      'Строка 2 в csv/places.csv: в поле latitude стоит 95, нужно: от -90 до 90.',
    ]);
  });
});
