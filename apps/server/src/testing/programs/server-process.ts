import path from 'node:path';
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';
import { observeProcess, type ServerProcess } from './observed-process.ts';

export type { ServerProcess } from './observed-process.ts';

/** Starts the built server on a free port; it is killed after the test. */
export function startServerProcess(
  environment: Readonly<Record<string, string>>,
  options: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): ServerProcess {
  return observe(
    spawn(process.execPath, [inject('serverBundle')], {
      ...options,
      env: serverEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Starts a built command of the operator; it is killed after the test. */
export function startCommand(
  name: string,
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
): ServerProcess {
  const command = path.join(path.dirname(inject('serverBundle')), `${name}.js`);
  return observe(
    spawn(process.execPath, [command, ...programArguments], {
      env: serverEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/**
 * Starts a parent process that starts the built server with an IPC channel, as the start script does. `process` is the
 * parent; `waitForExit` waits for both.
 * @param afterwards JavaScript that the parent runs after starting the server
 */
export function startServerWithParent(
  environment: Readonly<Record<string, string>>,
  serverArguments: readonly string[],
  afterwards = '',
): ServerProcess {
  const command = JSON.stringify([inject('serverBundle'), ...serverArguments]);
  const stdio = JSON.stringify(['ignore', 'inherit', 'inherit', 'ipc']);
  const program = `require('node:child_process').spawn(process.execPath, ${command}, { stdio: ${stdio} }); ${afterwards}`;
  return observe(
    spawn(process.execPath, ['-e', program], {
      env: serverEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

function serverEnvironment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...environment };
}

/** Runs a TypeScript program of the tests in a separate process. */
export function startProgram(file: string, programArguments: readonly string[]): ServerProcess {
  return observe(
    spawn(process.execPath, ['--import', 'tsx', file, ...programArguments], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Observes a process, which is killed after the test. */
function observe(child: ChildProcess): ServerProcess {
  const observed = observeProcess(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await observed.waitForExit();
  });
  return observed;
}
