import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The budget of the writer of reports with all that it imports, in compressed bytes. */
const limit = 2_000;

test('the writer of reports has at most 2 kB, compressed, with all that it imports', async () => {
  const { outputFiles } = await build({
    entryPoints: ['apps/web/src/features/telemetry/error-writer.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'import.meta.env': '{}' },
    write: false,
  });
  const [script] = outputFiles;
  const sizes = script === undefined ? [] : [gzipSync(script.contents), brotliCompressSync(script.contents)];
  expect(sizes).toHaveLength(2);
  for (const { length } of sizes) expect(length).toBeLessThanOrEqual(limit);
});
