import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { drawPictures } from './draw-pictures.ts';
import { readStopViews } from './stop-views.ts';
import { listBlocks, toSpans } from './tile-blocks.ts';

const { values } = parseArgs({
  options: {
    atlas: { type: 'string' },
    terrain: { type: 'string' },
    content: { type: 'string' },
    out: { type: 'string' },
  },
});
if (!values.atlas || !values.terrain || !values.content || !values.out) {
  console.error(
    'Usage: tsx apps/web/build/atlas-picture/cli.ts --atlas build/atlas --terrain build/terrain/tiles --content content --out build/atlas-pictures',
  );
  process.exit(2);
}
const { atlas, terrain, content, out } = values;

const manifest = JSON.parse(readFileSync(join(terrain, 'terrain.json'), 'utf8'));
const blocks = listBlocks(readStopViews(join(content, 'expedition')));
const folder = join(out, '.part');
await rm(out, { recursive: true, force: true });
const hash = createHash('sha256');
const total = { pictures: 0, bytes: 0 };
const pictures = drawPictures({ atlas, terrain: join(terrain, manifest.hash), manifest, blocks });
for await (const { name, data } of pictures) {
  const file = join(folder, `${name}.webp`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, data);
  hash.update(name).update(data);
  total.pictures += 1;
  total.bytes += data.length;
  if (total.pictures % 200 === 0) console.log(`${total.pictures} pictures of the atlas`);
}
const result: AtlasPictures = {
  hash: hash.digest('hex').slice(0, 12),
  tiles: toSpans(blocks.flatMap(({ tiles }) => tiles)),
};
await rename(folder, join(out, result.hash));
await writeFile(join(out, 'pictures.json'), JSON.stringify(result));
console.log(`Pictures of the atlas: ${total.pictures}, ${(total.bytes / 1e6).toFixed(1)} MB`);
