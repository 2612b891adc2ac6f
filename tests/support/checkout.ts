import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFolder } from './source-tree.ts';

/**
 * A temporary checkout with the real scripts and two test steps. Each step copies an input to an output and logs that it ran;
 * it can be made to fail or to hang.
 */
export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'cae-map-checkout-'));
  readonly #started: Run[] = [];

  constructor() {
    cpSync(join(repositoryFolder, 'scripts'), join(this.folder, 'scripts'), { recursive: true });
    this.write('package.json', '{ "type": "module" }');
    this.write('package-lock.json', '{ "packages": {} }');
    this.write(
      'node_modules/.cae-map-installed',
      createHash('sha256').update('{ "packages": {} }').digest('hex'),
    );
    this.write('scripts/set-up/steps.mjs', stepsModule);
    this.write('step.mjs', stepProgram);
    this.write('apps/server/dist/server.js', serverProgram);
    this.write('inputs/one/a.txt', 'one');
    this.write('inputs/two/b.txt', 'two');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** The content of a file; undefined when it does not exist. */
  read(path: string): string | undefined {
    return existsSync(join(this.folder, path)) ? readFileSync(join(this.folder, path), 'utf8') : undefined;
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true, force: true });
  }

  /** Sets the behaviour of a step: 'well', 'fail', or 'stop' to hang after half of the output is written. */
  behave(step: 'one' | 'two', behaviour: 'well' | 'fail' | 'stop'): void {
    this.write(`behaviour/${step}`, behaviour);
  }

  /** Returns the steps that have run since the last call, sorted by name. */
  takeRuns(): string[] {
    const runs = (this.read('runs.txt') ?? '').split('\n').filter((line) => line !== '');
    this.remove('runs.txt');
    return runs.sort();
  }

  /** Process ids of the running commands that the lock of set-up names. */
  lockedCommands(): number[] {
    const [, commands = ''] = (this.read('build/.set-up/lock') ?? '').split('"commands"');
    return [...commands.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  }

  /** Runs the script of `npm start`. */
  start(environment: NodeJS.ProcessEnv = {}): Run {
    return this.#run(['scripts/start.mjs'], environment);
  }

  /** Sets up without starting the server, and returns what that printed. */
  async setUp(): Promise<string> {
    const program = `process.exitCode = (await (await import('./scripts/set-up/set-up.mjs')).setUp()) ? 0 : 1`;
    const run = this.#run(['--input-type=module', '-e', program], {});
    const exitCode = await run.ended;
    if (exitCode !== 0) throw new Error(`set-up failed with exit code ${exitCode}: ${run.output}`);
    return run.output;
  }

  #run(programArguments: readonly string[], environment: NodeJS.ProcessEnv): Run {
    const run = new Run(
      spawn(process.execPath, programArguments, {
        cwd: this.folder,
        env: { ...process.env, PORT: '0', DATA_DIR: 'data', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#started.push(run);
    return run;
  }

  /** Starts the server, waits until it runs, and stops it. */
  async startAndStop(environment: NodeJS.ProcessEnv = {}): Promise<Run> {
    const run = this.start(environment);
    await run.waitForOutput('server runs');
    run.child.kill('SIGTERM');
    await run.ended;
    return run;
  }

  /** Stops all started processes and removes the folder. */
  async dispose(): Promise<void> {
    for (const run of this.#started) run.child.kill('SIGTERM');
    await Promise.all(this.#started.map((run) => run.ended));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A process of `npm start`. */
export class Run {
  readonly child: ChildProcess;
  /** The exit code; null when it was terminated by a signal. */
  readonly ended: Promise<number | null>;
  output = '';
  readonly #listeners = new Set<() => void>();

  constructor(child: ChildProcess) {
    this.child = child;
    this.ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        for (const listener of this.#listeners) listener();
      });
    }
  }

  /** Waits until the output contains a text. */
  waitForOutput(text: string): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!this.output.includes(text)) return;
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
      check();
    });
  }
}

const stepsModule = `
  const step = (name, input) => ({
    name,
    doing: 'making ' + name,
    command: [process.execPath, 'step.mjs', name, input],
    inputs: ['inputs/' + name],
    outputs: ['outputs/' + name],
  });
  export const steps = [step('one', 'inputs/one/a.txt'), step('two', 'inputs/two/b.txt')];
`;

const stepProgram = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const [, , name, input] = process.argv;
  const behaviour = existsSync('behaviour/' + name) ? readFileSync('behaviour/' + name, 'utf8') : 'well';
  appendFileSync('runs.txt', name + '\\n');
  mkdirSync('outputs', { recursive: true });
  if (behaviour === 'fail') {
    console.log('the reason of ' + name);
    process.exit(3);
  }
  if (behaviour === 'stop') {
    writeFileSync('outputs/' + name, 'half');
    writeFileSync('stopped-' + name, String(process.pid));
    setInterval(() => undefined, 60_000);
  } else {
    writeFileSync('outputs/' + name, readFileSync(input, 'utf8'));
  }
`;

const serverProgram = `
  process.on('SIGTERM', () => {
    console.log('server received SIGTERM');
    process.exit(7);
  });
  if (process.argv.includes('--stop-with-parent')) process.on('disconnect', () => process.exit());
  setInterval(() => undefined, 60_000);
  console.log('server runs');
`;
