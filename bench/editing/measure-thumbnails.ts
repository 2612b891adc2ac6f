import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import type { Table } from '../report.ts';

const program = join(root, 'apps/server/src/testing/pictures/measure-thumbnails.ts');

/** The pictures of a volunteer's archive. `BENCH_PICTURES` sets another number for a shorter run. */
const defaultCount = 2000;

/** Measures how long the uploads and the sizes of pictures take, compared with the image library alone. */
export function measureThumbnails(): Table {
  const count = process.env['BENCH_PICTURES'] ?? String(defaultCount);
  const output = execFileSync('npx', ['tsx', program, count], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const measured: unknown = JSON.parse(output);
  const perSecond = (name: string): number => (figure(measured, 'pictures') * 1000) / figure(measured, name);
  const share = (figure(measured, 'bare') / figure(measured, 'working')) * 100;
  return {
    title: 'Uploads and sizes of pictures of 6 megapixels, one at a time',
    head: [
      'pictures',
      'uploads/s',
      'pictures/s',
      'image library alone, pictures/s',
      'share',
      'largest memory',
    ],
    rows: [
      [
        String(figure(measured, 'pictures')),
        perSecond('uploading').toFixed(1),
        perSecond('working').toFixed(2),
        perSecond('bare').toFixed(2),
        `${Math.round(share)} %`,
        `${Math.round(figure(measured, 'peakMemory'))} MB`,
      ],
    ],
  };
}

function figure(measured: unknown, name: string): number {
  const value: unknown = Object(measured)[name];
  if (typeof value !== 'number') throw new Error(`${program} did not print '${name}'`);
  return value;
}
