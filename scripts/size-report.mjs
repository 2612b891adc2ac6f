// @ts-check
// `npm run size-report`: lists the longest source files, which may have more than one subject.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

/** The target: most files are shorter than this number of lines. */
const targetLength = 150;
const shownFiles = 25;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path));
const lengths = files
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);
const sources = lengths.filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** @param {number} share */
const quantile = (share) => sources[Math.floor(sources.length * (1 - share))]?.lines ?? 0;

console.log(`${sources.length} source files, ${lengths.length - sources.length} test files`);
console.log(`lines per source file: median ${quantile(0.5)}, p90 ${quantile(0.9)}`);
console.log(
  `${sources.filter(({ lines }) => lines > targetLength).length} source files over ${targetLength} lines\n`,
);
for (const { path, lines } of sources.slice(0, shownFiles))
  console.log(`${String(lines).padStart(5)}  ${path}`);
