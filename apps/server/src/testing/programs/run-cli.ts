import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Runs a built command of the operator; resolves with its exit code and its output and errors. */
export async function runCli(
  name:
    | 'log'
    | 'user'
    | 'keys'
    | 'backup'
    | 'restore'
    | 'export'
    | 'import'
    | 'verify-data'
    | 'data-changes'
    | 'kiwix'
    | 'media',
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<{ readonly code: number | null; readonly output: string }> {
  const command = path.join(path.dirname(inject('serverBundle')), `${name}.js`);
  const child = spawn(process.execPath, [command, ...programArguments], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that reads no input may have closed it.
  child.stdin.on('error', () => undefined).end(input);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output: output + errors };
}
