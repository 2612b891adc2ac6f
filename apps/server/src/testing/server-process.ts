import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';

/** The built server as a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  errors(): string;
  /** Resolves as soon as it has printed this; rejects when it ends before. */
  untilPrinted(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves with the address that it prints when it answers. */
  untilReady(): Promise<string>;
  /** Resolves with its exit code, or with the signal that ended it. */
  untilEnded(): Promise<number | NodeJS.Signals | null>;
}

/** Starts the built server on a free port; it is ended with the test at the latest. */
export function startServerProcess(
  environment: Readonly<Record<string, string>>,
  options: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): ServerProcess {
  return watch(
    spawn(process.execPath, [inject('serverBundle')], {
      ...options,
      env: serverEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/**
 * Starts a process that starts the built server with an IPC channel, as the start script does. `process` is that parent;
 * it counts as ended when the server has ended too.
 * @param afterwards what the parent does then, as JavaScript
 */
export function startServerWithParent(
  environment: Readonly<Record<string, string>>,
  serverArguments: readonly string[],
  afterwards = '',
): ServerProcess {
  const command = JSON.stringify([inject('serverBundle'), ...serverArguments]);
  const stdio = JSON.stringify(['ignore', 'inherit', 'inherit', 'ipc']);
  const program = `require('node:child_process').spawn(process.execPath, ${command}, { stdio: ${stdio} }); ${afterwards}`;
  return watch(
    spawn(process.execPath, ['-e', program], {
      env: serverEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

function serverEnvironment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...environment };
}

/** Runs one of the tests' own programs in TypeScript as a process. */
export function startProgram(file: string, programArguments: readonly string[]): ServerProcess {
  return watch(
    spawn(process.execPath, ['--import', 'tsx', file, ...programArguments], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

function watch(child: ChildProcess): ServerProcess {
  let output = '';
  let errors = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const untilPrinted = async (pattern: RegExp): Promise<RegExpMatchArray> =>
    await new Promise((resolve, reject) => {
      const look = (): void => {
        const match = output.match(pattern);
        if (match) resolve(match);
      };
      child.stdout?.on('data', look);
      look();
      ended.then(
        (code) => reject(new Error(`ended with ${code} before it printed ${pattern}: ${output}${errors}`)),
        reject,
      );
    });
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    untilPrinted,
    untilReady: async () => (await untilPrinted(/CAE Map: (http\S+)/))[1] ?? '',
    untilEnded: () => ended,
  };
}
