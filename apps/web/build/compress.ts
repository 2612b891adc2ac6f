import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a Brotli and a gzip copy of every text file of the client build, so that the server does not compress at run time. */

const folder = join(import.meta.dirname, '..', 'dist', 'client');
const compressible = /\.(js|mjs|css|svg|json|webmanifest|txt)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => compressible.test(name))
    .map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((copy) =>
          writeFile(`${path}.br`, copy),
        ),
        gzipped(bytes, { level: 9 }).then((copy) => writeFile(`${path}.gz`, copy)),
      ]);
    }),
);
