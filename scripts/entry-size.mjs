// @ts-check
// Fails when the entry of the built web application exceeds its budget or contains messages of features; part of `npm test`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judgeEntry, measureEntry, messagesInEntry, readManifest } from './lib/entry-size.mjs';
import { root } from './lib/root.mjs';

const webFolder = join(root, 'apps/web');
const buildFolder = join(webFolder, 'dist/client');
const { isWithin, message } = judgeEntry(measureEntry(buildFolder));
console.log(message);

const messageFiles = readdirSync(join(webFolder, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /[\\/]messages[\\/](?:ru|en)\.ts$/.test(path))
  .map((path) => `src/features/${path.replaceAll('\\', '/')}`);
const misplaced = messagesInEntry(readManifest(buildFolder), messageFiles);
for (const source of misplaced) console.log(`${source} is part of the entry; import it on demand only.`);
process.exitCode = isWithin && misplaced.length === 0 ? 0 : 1;
