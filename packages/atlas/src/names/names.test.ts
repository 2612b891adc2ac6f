import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameKinds, readNames } from './names.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');

test('the real names are complete in three languages and in the expected scripts', async () => {
  const names = await readNames(content);
  const all = [...nameKinds.flatMap((kind) => names[kind]), ...names.rivers, ...names.towns];
  expect(names.towns.length).toBeGreaterThanOrEqual(200);
  for (const name of all) {
    expect(name.name_ru).toMatch(/^[А-ЯЁ][А-яЁё .-]*$/);
    expect(name.name_en).toMatch(/^[A-Z\u00C0-\u00DC][^\u0400-\u04FF]*$/);
    expect(name.name_cn).toMatch(/^\p{Script=Han}+(-\p{Script=Han}+)*$/u);
  }
});

test('the position of a town is longitude first', async () => {
  const { towns } = await readNames(content);
  const leh = towns.find((town) => town.name_en === 'Leh');
  expect(leh?.at).toEqual([77.584, 34.165]);
});

const noNames = { ranges: [], deserts: [], regions: [], seas: [], lakes: [], rivers: [] };
const range = {
  name_ru: 'Хребет',
  name_en: 'Range',
  name_cn: '山',
  from: 4,
  to: 9,
  run: [
    [1, 2],
    [3, 99],
  ],
};

async function writeNames(names: object, towns: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  await writeFile(join(folder, 'names.json'), JSON.stringify(names));
  await writeFile(join(folder, 'towns.json'), JSON.stringify(towns));
  return folder;
}

test('readNames reports the file, list and index of an invalid entry', async () => {
  const folder = await writeNames({ ...noNames, ranges: [range] }, []);
  await expect(readNames(folder)).rejects.toThrow('names.json ranges[0] run[1]: not a position');
});

test('readNames reports the file and index of an invalid town', async () => {
  const folder = await writeNames(noNames, [{ ...range, at: [1, 2], side: 'behind' }]);
  await expect(readNames(folder)).rejects.toThrow('towns.json[0] side: none of right, left, top, bottom');
});
