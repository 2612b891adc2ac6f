// @ts-check
// Fails when the map at `/` loads more than its budget; `npm test` runs it on the built page.
import { join } from 'node:path';
import { judgeEntry, measureEntry } from './lib/entry-size.mjs';
import { root } from './lib/root.mjs';

const { isWithin, message } = judgeEntry(measureEntry(join(root, 'apps/web/dist/client')));
console.log(message);
process.exitCode = isWithin ? 0 : 1;
