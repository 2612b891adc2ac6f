import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** Modules of the contract without the schema library. */
const plainParts = [
  '@cae-map/contract/content-languages',
  '@cae-map/contract/enumerations',
  '@cae-map/contract/html-allow-list',
  '@cae-map/contract/visible-character',
  '@cae-map/contract/entities/editing/list-filters',
  '@cae-map/contract/entities/flight/viewpoint-bounds',
  '@cae-map/contract/entities/images/image-kinds',
  '@cae-map/contract/entities/translations/translatable-fields',
];
/** The stemmers of Snowball are small; pages that show no concordance do not load them, nor the comparison of versions. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  'sentences/concordance/stem-of.ts': ['@orama/stemmers/russian', 'porter2'],
  'translations/difference/word-difference.ts': ['diff'],
};
const runtimeImport = /^(?:import|export) (?!type)[^;]*?from '([^']+)';/gm;

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
);

test('runtime imports exclude the schema library and all others but small listed ones, so that pages do not load it', () => {
  expect(sources.length).toBeGreaterThan(20);
  expect(sources).toContain('search/words/fold.ts');
  for (const name of sources) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    const imported = [...text.matchAll(runtimeImport)].map((match) => match[1] ?? '');
    const foreign = imported.filter(
      (from) =>
        !/^\.{1,2}\/[a-z/.-]+\.ts$/.test(from) &&
        !plainParts.includes(from) &&
        !(libraries[name] ?? []).includes(from),
    );
    expect([name, foreign]).toEqual([name, []]);
  }
});

test.each(plainParts)('%s imports at runtime only other modules without the schema library', (part) => {
  const file = part.replace('@cae-map/contract/', '../../contract/src/');
  const text = readFileSync(join(import.meta.dirname, `${file}.ts`), 'utf8');
  const imported = [...text.matchAll(runtimeImport)].map((match) =>
    posix.join(posix.dirname(part), match[1] ?? ''),
  );
  expect(imported.filter((from) => !plainParts.includes(from.replace(/\.ts$/, '')))).toEqual([]);
});
