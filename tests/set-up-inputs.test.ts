import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';
import { steps } from '../scripts/set-up/steps.mjs';

const scope = '@cae-map/';

/** The packages of the repository that an application imports, as folders of sources. */
function sourcesOfPackages(application: string): string[] {
  const text = readFileSync(join(root, 'apps', application, 'package.json'), 'utf8');
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(text);
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(scope))
    .map((name) => `packages/${name.slice(scope.length)}/src`);
}

test.each(['web', 'server'])('set-up builds %s again when a package that it imports has changed', (name) => {
  const step = steps.find((candidate) => candidate.name === name);
  expect(step?.inputs).toEqual(expect.arrayContaining(sourcesOfPackages(name)));
});
