// @ts-check
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Checks the settings whose errors the server would report only after minutes of set-up. The server validates all settings
 * when it starts.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string[]>} a message for each invalid setting, with its name
 */
export async function findInvalidSettings(environment) {
  // As in the server, an empty variable counts as not set.
  const port = environment['PORT'] || '3000';
  const host = environment['HOST'] || '127.0.0.1';
  const invalidPort = portProblem(port);
  const problems = [
    invalidPort ?? (await busyPortProblem(Number(port), host)),
    dataFolderProblem(environment['DATA_DIR'] || './data'),
  ];
  return problems.filter((problem) => problem !== undefined);
}

/** @param {string} port */
function portProblem(port) {
  if (/^\d+$/.test(port) && Number(port) <= 65_535) return undefined;
  return `PORT is '${port}', which is not a port number: use one from 1 to 65535, such as PORT=3000.`;
}

/** @param {string} folder */
function dataFolderProblem(folder) {
  let path = resolve(root, folder);
  while (!existsSync(path)) path = dirname(path);
  if (!statSync(path).isDirectory()) {
    return `DATA_DIR is '${folder}', but ${path} is a file: use a folder, such as DATA_DIR=./data.`;
  }
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch {
    return `DATA_DIR is '${folder}', but ${path} cannot be written to: choose another folder or change its owner.`;
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function busyPortProblem(port, host) {
  return new Promise((resolvePromise) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isBusy = 'code' in error && error.code === 'EADDRINUSE';
      resolvePromise(
        isBusy ? `PORT ${port} on ${host} is in use: use another one, such as PORT=${port + 1}.` : undefined,
      );
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolvePromise(undefined)));
  });
}
