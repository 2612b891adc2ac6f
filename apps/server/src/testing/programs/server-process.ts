import path from 'node:path';
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';

/** The built server in a separate process. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** The standard output so far. */
  output(): string;
  /** The standard error so far. */
  errorOutput(): string;
  /** Resolves when the output matches; rejects when the process exits before. */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves with the URL that is printed when the server listens. */
  waitUntilReady(): Promise<string>;
  /** Resolves with the exit code, or with the signal that killed the process. */
  waitForExit(): Promise<number | NodeJS.Signals | null>;
}

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

function observe(child: ChildProcess): ServerProcess {
  let output = '';
  let errorOutput = '';
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const waitForOutput = async (pattern: RegExp): Promise<RegExpMatchArray> =>
    await new Promise((resolve, reject) => {
      const check = (): void => {
        const match = output.match(pattern);
        if (match) resolve(match);
      };
      child.stdout?.on('data', check);
      check();
      exited.then(
        (code) =>
          reject(new Error(`exited with ${code} before it printed ${pattern}: ${output}${errorOutput}`)),
        reject,
      );
    });
  return {
    process: child,
    output: () => output,
    errorOutput: () => errorOutput,
    waitForOutput,
    waitUntilReady: async () => (await waitForOutput(/CAE Map: (http\S+)/))[1] ?? '',
    waitForExit: () => exited,
  };
}
