import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atlasPicturesSchema, type AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { FastifyBaseLogger } from 'fastify';

/** Reads which pictures of the atlas set-up has drawn; undefined without them or if the file is damaged, which is logged. */
export function readAtlasPictures(
  buildDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AtlasPictures | undefined {
  const file = path.join(buildDir, 'atlas-pictures', 'pictures.json');
  if (!existsSync(file)) return undefined;
  try {
    return atlasPicturesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    log.warn({ err: error, file }, 'pages have no pictures of the map: the list of the pictures is damaged');
    return undefined;
  }
}
