// @ts-check
// Fails when the entry of the built web application exceeds its budget; part of `npm test`.
import { join } from 'node:path';
import { judgeEntry, measureEntry } from './lib/entry-size.mjs';
import { root } from './lib/root.mjs';

const { isWithin, message } = judgeEntry(measureEntry(join(root, 'apps/web/dist/client')));
console.log(message);
process.exitCode = isWithin ? 0 : 1;
