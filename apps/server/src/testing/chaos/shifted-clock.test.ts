import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const day = 86_400_000;
const clock = new URL('shifted-clock.mjs', import.meta.url).href;

test('a process with a shifted clock differs by the offset in its file, and keeps moments that are given', () => {
  const file = path.join(temporaryFolder(), 'clock');
  writeFileSync(file, String(day));
  const program = 'console.log(JSON.stringify([Date.now(), +new Date(), Date.parse(Date()), +new Date(0)]))';
  const output = execFileSync(process.execPath, ['--import', clock, '-e', program], {
    env: { ...process.env, CHAOS_CLOCK: file },
    encoding: 'utf8',
  });
  const [now = 0, created = 0, text = 0, given] = JSON.parse(output) as number[];
  for (const moment of [now, created, text]) {
    expect(moment).toBeGreaterThan(Date.now() + day / 2);
    expect(moment).toBeLessThan(Date.now() + day * 2);
  }
  expect(given).toBe(0);
});
