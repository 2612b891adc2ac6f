import { execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import { openArchive } from '@cae-map/book-files/archive/open-archive';
import { describe, expect, test } from 'vitest';
import { sampleArchive, sampleFiles, sampleKey, sampleText } from '../testing/archives.ts';
import { reversedRecords } from '../testing/sample-records.ts';
import { isSignedBy, sha256 } from './sign-sums.ts';

const program = path.join(import.meta.dirname, '../testing/print-archive-sum.ts');

function sumIn(timeZone: string, language: string, order: string): string {
  return execFileSync(process.execPath, ['--import', 'tsx', program, order], {
    env: { PATH: process.env['PATH'], TZ: timeZone, LANG: language },
    encoding: 'utf8',
  }).trim();
}

describe('the archive', () => {
  test('has the same bytes from records in another order, in another time zone and language [EXP-4]', () => {
    const sum = sha256(sampleArchive());
    expect(sumIn('Asia/Kathmandu', 'ru_RU.UTF-8', 'reversed')).toBe(sum);
    expect(sumIn('America/Adak', 'tr_TR.UTF-8', 'given')).toBe(sum);
  });

  test('has the same bytes from records in another order', () => {
    expect(sha256(sampleArchive(reversedRecords))).toBe(sha256(sampleArchive()));
  });

  test('has another version after a change of a record or a line only', () => {
    const { version } = sampleFiles();
    expect(version).toMatch(/^2026-11-29\.[0-9a-f]{8}$/);
    expect(sampleFiles({ works: [] }).version).not.toBe(version);
    expect(sampleFiles({ inferredLegs: [{ place_id: 4, points: [[41, 81]] }] }).version).not.toBe(version);
  });

  test('contains the sums of all files, signed with the key that it names', () => {
    const { names, read } = openArchive(sampleArchive());
    const bytesOf = (name: string) => read(name) ?? new Uint8Array();
    const sums = new TextDecoder().decode(bytesOf('SHA256SUMS'));
    const listed = sums
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(66));
    expect(listed).toEqual(
      names.filter((name) => !['SHA256SUMS', 'SHA256SUMS.sig', 'public-key.pem'].includes(name)),
    );
    expect(names).toEqual([...names].sort());
    const key = createPublicKey(new TextDecoder().decode(bytesOf('public-key.pem')));
    expect(isSignedBy(bytesOf('SHA256SUMS'), bytesOf('SHA256SUMS.sig'), key)).toBe(true);
    expect(key.equals(createPublicKey(sampleKey))).toBe(true);
  });

  test('describes each file in the metadata of RO-Crate, which has a root and a licence', () => {
    const { files } = sampleFiles();
    const graph: { '@id': string; '@type': string }[] = JSON.parse(sampleText('ro-crate-metadata.json'))[
      '@graph'
    ];
    const entity = (id: string) => graph.find((each) => each['@id'] === id);
    expect(entity('ro-crate-metadata.json')).toMatchObject({
      conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
      about: { '@id': './' },
    });
    expect(entity('./')).toMatchObject({
      '@type': 'Dataset',
      datePublished: '2026-11-29',
      license: { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
    });
    for (const { path: file } of files)
      if (file !== 'ro-crate-metadata.json') expect(entity(file)).toMatchObject({ '@type': 'File' });
  });
});
