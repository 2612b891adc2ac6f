import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resources } from './resources.ts';

test('the list of resources has one resource for each folder', () => {
  const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const listed = resources.map(({ name }) => name.replaceAll(' ', '-'));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});
