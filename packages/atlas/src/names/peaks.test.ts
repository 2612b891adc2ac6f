import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { peakFeatures, readPeaks } from './peaks.ts';

const content = join(import.meta.dirname, '../../../../content/basemap');

async function writePeaks(peaks: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'peaks-'));
  await writeFile(join(folder, 'peaks.json'), JSON.stringify(peaks));
  return folder;
}

test('the real peaks have names in three languages and the expected scripts, or none', async () => {
  const peaks = await readPeaks(content);
  expect(peaks.length).toBeGreaterThan(50);
  for (const { name, metres } of peaks) {
    expect(metres).toBeGreaterThan(1500);
    if (!name) continue;
    expect(name.name_ru).toMatch(/^[А-ЯЁ][А-яЁё2 -]*$/);
    expect(name.name_en).toMatch(/^[A-Z][A-Za-z2 -]*$/);
    expect(name.name_cn).toMatch(/^\p{Script=Han}+$/u);
  }
});

test('a spot height without a name has only its metres', async () => {
  const [feature] = peakFeatures(
    await readPeaks(await writePeaks([{ metres: 5982, from: 8, at: [77.6, 41] }])),
  );
  expect(feature).toMatchObject({ minZoom: 5, maxZoom: 5, properties: { metres: 5982, from: 7 } });
  expect(Object.keys(feature?.properties ?? {})).toEqual(['metres', 'from']);
});

test.each([
  [{ metres: 'high', from: 8, at: [77, 41] }, 'peaks.json[0] metres: a number is missing'],
  [{ name_en: 'K2', metres: 8611, from: 6, at: [76, 35] }, 'peaks.json[0] name_ru: a text is missing'],
])('readPeaks reports the file, index and field of an invalid entry', async (peak, message) => {
  await expect(readPeaks(await writePeaks([peak]))).rejects.toThrow(message);
});
