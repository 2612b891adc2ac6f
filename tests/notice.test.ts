import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

interface PackageLock {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;
}

/** Licences that ask for nothing but their own text, which is beside the package in node_modules. */
const permissive =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|\(MIT OR (?:Apache-2\.0|CC0-1\.0)\))$/;

/** Where NOTICE speaks of packages under other licences, by the beginning of their names. */
const headings: Readonly<Record<string, string>> = {
  '@fontsource-variable/literata': 'Literata',
  '@fontsource-variable/golos-text': 'Golos Text',
  '@img/sharp-': 'sharp (',
};

test('NOTICE names every package of the product whose licence is not permissive', () => {
  const { packages }: PackageLock = JSON.parse(read('package-lock.json'));
  const names = Object.entries(packages).flatMap(([folder, { license, dev }]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    const isOfProduct = folder.includes('node_modules/') && dev !== true && license !== undefined;
    return isOfProduct && !permissive.test(license) ? [name] : [];
  });
  const lines = read('NOTICE').split('\n');

  expect(names.length).toBeGreaterThan(5);
  const missing = names.filter((name) => {
    const [, heading] = Object.entries(headings).find(([beginning]) => name.startsWith(beginning)) ?? [];
    return heading === undefined || !lines.some((line) => line.startsWith(heading));
  });
  expect(missing).toEqual([]);
});
