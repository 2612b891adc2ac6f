import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBasemapFile, readCountries } from '../basemap.ts';
import { readHeightGrid } from '../terrain/height-grid.ts';
import { formatTable } from './format-table.ts';
import { readLegsFile, writeLegsFile } from './legs-file.ts';
import { proposeLegs } from './propose-legs.ts';
import { readExpedition } from './read-expedition.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });
if (!values.content) {
  console.error('Usage: tsx packages/atlas/src/legs/cli.ts --content content');
  process.exit(2);
}

try {
  await run(values.content);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(content: string): Promise<void> {
  const basemap = join(content, 'basemap');
  const folder = join(content, 'inferred-legs');
  const file = join(folder, 'inferred-legs.json');
  const known = await readLegsFile(file);
  const expedition = await readExpedition(join(content, 'expedition'));
  const [heights, countries, lakes, glaciers] = await Promise.all([
    readHeightGrid(join(basemap, 'heights.webp')),
    readCountries('50m'),
    readBasemapFile(basemap, 'lakes.geojson'),
    readBasemapFile(basemap, 'glaciers.geojson'),
  ]);
  const { legs, straight, warnings } = proposeLegs(
    { heights, land: countries.land, lakes, glaciers },
    expedition,
    known,
  );
  await mkdir(folder, { recursive: true });
  await writeLegsFile(file, legs);
  console.log(formatTable(legs, expedition, heights));
  console.log(`${straight.length} more legs remain straight: the terrain offers nothing better.`);
  for (const warning of warnings) console.warn(warning);
  console.log(`Written to ${file}; see content/inferred-legs/README.md for the review.`);
}
