import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTerrain } from './build-terrain.ts';
import { readHeightGrid } from './height-grid.ts';

const { values } = parseArgs({ options: { basemap: { type: 'string' }, out: { type: 'string' } } });
if (!values.basemap || !values.out) {
  console.error('Usage: tsx packages/atlas/src/terrain/cli.ts --basemap content/basemap --out build/terrain');
  process.exit(2);
}

const startedAt = performance.now();
const grid = await readHeightGrid(join(values.basemap, 'heights.webp'));
const { tiles, bytes } = await buildTerrain({
  grid,
  outputFolder: values.out,
  onProgress(done, total) {
    if (done % 10 === 0 || done === total) console.log(`Terrain tiles ${done}/${total}`);
  },
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Terrain built in ${seconds} s: ${tiles} tiles, ${Math.round(bytes / 1000)} kB`);
