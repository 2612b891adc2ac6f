// @ts-check
// `npm run log -- counts [--since YYYY-MM-DD]`: prints how often each event was logged, while the server runs or not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const command = join(root, 'apps/server/dist/log.js');
if (existsSync(command)) {
  const programArguments = ['--enable-source-maps', command, ...process.argv.slice(2)];
  process.exitCode =
    spawnSync(process.execPath, programArguments, { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  console.error('The server is not built: run npm start first.');
  process.exitCode = 1;
}
