// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a command of the built server with the arguments of this process, and exits with its exit code.
 * @param {'log' | 'user' | 'keys' | 'backup' | 'restore' | 'export' | 'import' | 'verify-data' | 'data-changes' | 'kiwix' | 'media'} name
 */
export function runServerCommand(name) {
  const command = join(root, `apps/server/dist/${name}.js`);
  if (existsSync(command)) {
    const programArguments = ['--enable-source-maps', command, ...process.argv.slice(2)];
    process.exitCode =
      spawnSync(process.execPath, programArguments, { cwd: root, stdio: 'inherit' }).status ?? 1;
  } else {
    console.error('The server is not built: run npm start first.');
    process.exitCode = 1;
  }
}
