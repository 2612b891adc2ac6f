import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findOgrinfo } from '../../scripts/set-up/gdal.mjs';

const run = promisify(execFile);

/**
 * Opens a file with GDAL and counts the features of each layer.
 * @throws when GDAL is missing, cannot open the file or reports a warning
 */
export async function countFeatures(path: string): Promise<Readonly<Record<string, number>>> {
  const program = findOgrinfo();
  if (program === undefined)
    throw new Error('ogrinfo is missing: install GDAL (Debian: gdal-bin) or set OGRINFO_PATH');
  const { stdout, stderr } = await run(program, ['-ro', '-so', '-al', path], { maxBuffer: 50_000_000 });
  if (stderr.trim() !== '') throw new Error(`ogrinfo reports: ${stderr}`);
  const layers = stdout.matchAll(/^Layer name: (.*)$[^]*?^Feature Count: (\d+)$/gm);
  return Object.fromEntries([...layers].map(([, name = '', count]) => [name, Number(count)]));
}
