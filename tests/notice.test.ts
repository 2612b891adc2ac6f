import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

interface PackageLock {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;
}

/** Licences that require only their own text, which is part of the package in node_modules. */
const permissive =
  /^(?:MIT|ISC|0BSD|MIT-0|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|\(MIT OR (?:Apache-2\.0|CC0-1\.0)\))$/;

/** The headings in NOTICE about packages under other licences, by the prefix of the package name. */
const headings: Readonly<Record<string, string>> = {
  '@fontsource-variable/literata': 'Literata',
  '@fontsource-variable/golos-text': 'Golos Text',
  '@fontsource/literata': 'Literata',
  '@fontsource/golos-text': 'Golos Text',
  '@fontsource/noto-sans-sc': 'Noto Sans SC',
  satori: 'satori (',
  '@img/sharp-': 'sharp (',
  duck: 'duck (',
  jszip: 'jszip (',
  pako: 'pako (',
};

test('NOTICE contains every production package with a licence that is not permissive', () => {
  const { packages }: PackageLock = JSON.parse(read('package-lock.json'));
  const names = Object.entries(packages).flatMap(([folder, { license, dev }]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    const isProduction = folder.includes('node_modules/') && dev !== true && license !== undefined;
    return isProduction && !permissive.test(license) ? [name] : [];
  });
  const lines = read('NOTICE').split('\n');

  expect(names.length).toBeGreaterThan(5);
  const missing = names.filter((name) => {
    const [, heading] = Object.entries(headings).find(([prefix]) => name.startsWith(prefix)) ?? [];
    return heading === undefined || !lines.some((line) => line.startsWith(heading));
  });
  expect(missing).toEqual([]);
});
