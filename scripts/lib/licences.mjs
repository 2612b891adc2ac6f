// @ts-check
import { productionFolders } from './package-lock.mjs';

/** @typedef {import('./package-lock.mjs').PackageLock} PackageLock */

/** The folders of the applications that are delivered. */
const applications = ['apps/server', 'apps/web'];

/**
 * The licences that a production package may have. OFL is for fonts. LGPL is for libvips, a shared library that users may
 * replace; NOTICE describes how. MPL covers single files, which are used unchanged.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** The licences of packages that package.json does not declare, or not by the SPDX identifier of their text, by the name of the package. */
const knownLicences = new Map([
  ['combine-errors', 'MIT'],
  ['duck', 'BSD-2-Clause'],
]);

/**
 * Whether an SPDX expression of licences, `AND` and `OR` is allowed. Nested expressions are not.
 * @param {string} expression
 */
export function isAllowedLicence(expression) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence)));
}

/**
 * @param {PackageLock} lock
 * @returns {Map<string, string[]>} the names of the production packages by licence, both in alphabetical order; the licence of
 * a package that declares none is 'unknown'
 */
export function listLicences(lock) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const folder of productionFolders(lock, applications)) {
    const name = folder.split('node_modules/').at(-1) ?? folder;
    const licence = knownLicences.get(name) ?? lock.packages[folder]?.license ?? 'unknown';
    names.set(licence, (names.get(licence) ?? new Set()).add(name));
  }
  const licences = [...names.keys()].sort();
  return new Map(licences.map((licence) => [licence, [...(names.get(licence) ?? [])].sort()]));
}

/**
 * Formats the document `docs/licences.md`.
 * @param {Map<string, string[]>} licences
 */
export function formatLicences(licences) {
  const sections = [...licences].map(
    ([licence, names]) => `## ${licence}\n\n${names.map((name) => `- ${name}\n`).join('')}`,
  );
  return `# Licences of the production packages\n\n${introduction}\n\n${sections.join('\n')}`;
}

const introduction = `Every npm package that the server or the pages use, with the packages that those use, for all platforms. \`npm run licences\` generates this list from the
lockfile; \`tests/dependencies.test.ts\` checks that it is complete and that every licence is allowed. The texts of the licences are beside the packages in
node_modules, and [NOTICE](../NOTICE) has what some of them require.`;
