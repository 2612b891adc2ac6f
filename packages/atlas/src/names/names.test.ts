import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameKinds, readNames } from './names.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');

test('the shipped names are complete in three languages and in the right scripts', async () => {
  const names = await readNames(content);
  const all = [...nameKinds.flatMap((kind) => names[kind]), ...names.rivers, ...names.towns];
  expect(names.towns.length).toBeGreaterThanOrEqual(200);
  for (const name of all) {
    expect(name.name_ru).toMatch(/^[А-ЯЁ][А-яЁё .-]*$/);
    expect(name.name_en).toMatch(/^[A-Z\u00C0-\u00DC][^\u0400-\u04FF]*$/);
    expect(name.name_cn).toMatch(/^\p{Script=Han}+(-\p{Script=Han}+)*$/u);
  }
});

test('Leh stands where GeoNames has it, longitude first', async () => {
  const { towns } = await readNames(content);
  const leh = towns.find((town) => town.name_en === 'Leh');
  expect(leh?.at).toEqual([77.584, 34.165]);
});

test('a wrong entry is named by file, list and place in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const empty = { ranges: [], deserts: [], regions: [], seas: [], lakes: [], rivers: [] };
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
  await writeFile(join(folder, 'names.json'), JSON.stringify({ ...empty, ranges: [range] }));
  await writeFile(join(folder, 'towns.json'), '[]');
  await expect(readNames(folder)).rejects.toThrow('names.json ranges[0] run[1]: not a position');
  const town = { ...range, at: [1, 2], side: 'behind' };
  await writeFile(join(folder, 'names.json'), JSON.stringify(empty));
  await writeFile(join(folder, 'towns.json'), JSON.stringify([town]));
  await expect(readNames(folder)).rejects.toThrow('towns.json[0] side: none of right, left, top, bottom');
});
