import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeatureCollection } from 'geojson';
import sharp from 'sharp';
import { readCountries } from '../basemap.ts';
import { drawMapPreview } from './draw-map-preview.ts';
import { legsOfPlaces, readRoutedPlaces } from './route-of-content.ts';

const { values } = parseArgs({ options: { content: { type: 'string' }, out: { type: 'string' } } });
if (!values.content || !values.out) {
  console.error('Usage: tsx packages/atlas/src/preview/cli.ts --content content --out build/media/map');
  process.exit(2);
}
const { content, out } = values;

const readMap = async (name: string): Promise<FeatureCollection> =>
  JSON.parse(await readFile(join(content, 'basemap', name), 'utf8'));
const [countries, heights, lakes, rivers, places] = await Promise.all([
  readCountries('50m'),
  readMap('elevation-bands.geojson'),
  readMap('lakes-world.geojson'),
  readMap('rivers-world.geojson'),
  readRoutedPlaces(join(content, 'expedition')),
]);
const svg = drawMapPreview({ land: countries.land, heights, lakes, rivers, legs: legsOfPlaces(places) });
const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 82, progressive: true }).toBuffer();
await mkdir(out, { recursive: true });
const temporary = join(out, '.route-preview.jpg.part');
await writeFile(temporary, picture);
await rename(temporary, join(out, 'route-preview.jpg'));
console.log(`Preview of the map: ${Math.round(picture.length / 1000)} kB`);
