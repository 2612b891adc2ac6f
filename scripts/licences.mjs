// @ts-check
// `npm run licences`: writes the licences of the production packages to docs/licences.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLicences, listLicences } from './lib/licences.mjs';
import { readPackageLock } from './lib/package-lock.mjs';
import { root } from './lib/root.mjs';

writeFileSync(join(root, 'docs/licences.md'), formatLicences(listLicences(readPackageLock())));
