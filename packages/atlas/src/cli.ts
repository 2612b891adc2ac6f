import { parseArgs } from 'node:util';
import { buildAtlas } from './build-atlas.ts';

const { values } = parseArgs({ options: { basemap: { type: 'string' }, out: { type: 'string' } } });
if (!values.basemap || !values.out) {
  console.error('Usage: tsx packages/atlas/src/cli.ts --basemap content/basemap --out build/atlas');
  process.exit(2);
}

const startedAt = performance.now();
const { built, manifest } = await buildAtlas({ basemapFolder: values.basemap, outputFolder: values.out });
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const size = `${manifest.tiles} tiles, ${Math.round(manifest.bytes / 1000)} kB`;
console.log(built ? `Atlas built in ${seconds} s: ${size}` : `Atlas is up to date: ${size}`);
