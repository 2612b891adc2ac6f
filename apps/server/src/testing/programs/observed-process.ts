import type { ChildProcess } from 'node:child_process';

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

/** Collects the output of a process. The caller ends it. */
export function observeProcess(child: ChildProcess): ServerProcess {
  let output = '';
  let errorOutput = '';
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
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
