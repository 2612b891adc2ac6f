import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processIdentity } from '../../scripts/set-up/process-identity.mjs';
import { Checkout } from '../support/checkout.ts';

let checkout: Checkout;
beforeEach(() => {
  checkout = new Checkout();
});
afterEach(() => checkout.dispose());

describe('npm start', () => {
  test('runs all build steps the first time and none the second time', async () => {
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['one', 'two']);
    expect(checkout.read('outputs/one')).toBe('one');
    const second = await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual([]);
    expect(second.output).not.toContain('making');
  });

  test('runs only the step whose input has changed', async () => {
    await checkout.startAndStop();
    checkout.takeRuns();
    checkout.write('inputs/two/b.txt', 'changed');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['two']);
    expect(checkout.read('outputs/two')).toBe('changed');
  });

  test('runs a step again when an input file is added or removed', async () => {
    await checkout.startAndStop();
    checkout.takeRuns();
    checkout.write('inputs/one/new.txt', 'new');
    await checkout.startAndStop();
    checkout.remove('inputs/one/new.txt');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['one', 'one']);
  });

  test('runs no step when an input file is rewritten with the same content', async () => {
    await checkout.startAndStop();
    checkout.takeRuns();
    checkout.write('inputs/one/a.txt', 'one');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual([]);
  });

  test('runs a step again when its output is missing', async () => {
    await checkout.startAndStop();
    checkout.takeRuns();
    checkout.remove('outputs/one');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['one']);
  });
});

describe('installation by npm start', () => {
  const fakeNpm = `
    const { appendFileSync, existsSync } = require('node:fs');
    appendFileSync('runs.txt', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
    process.exit(existsSync('offline') ? 1 : 0);
  `;

  test('runs npm ci once when the installed packages differ from the lockfile', async () => {
    checkout.write('npm.cjs', fakeNpm);
    checkout.write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "2.0.0" } } }');
    checkout.write(
      'node_modules/.package-lock.json',
      '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    );
    await checkout.startAndStop({ npm_execpath: 'npm.cjs' });
    expect(checkout.takeRuns()).toEqual(['npm ci', 'one', 'two']);
    checkout.write('outputs/one', 'one');
    await checkout.startAndStop({ npm_execpath: 'npm.cjs' });
    expect(checkout.takeRuns()).toEqual([]);
  });

  test('is skipped when npm has already installed the locked packages', async () => {
    const lock = '{ "packages": { "": {}, "node_modules/a": { "version": "2.0.0" } } }';
    checkout.write('npm.cjs', fakeNpm);
    checkout.write('package-lock.json', lock);
    checkout.write('node_modules/.package-lock.json', lock);
    await checkout.startAndStop({ npm_execpath: 'npm.cjs' });
    expect(checkout.takeRuns()).toEqual(['one', 'two']);
  });

  test('prints advice when npm ci fails', async () => {
    checkout.write('npm.cjs', fakeNpm);
    checkout.write('offline', '');
    checkout.remove('node_modules');
    const run = checkout.start({ npm_execpath: 'npm.cjs' });
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("failed at 'installing the packages'");
    expect(run.output).toContain('Check the connection');
    expect(checkout.takeRuns()).toEqual(['npm ci']);
  });
});

describe('a failed build step', () => {
  test('is reported with the end of its output and prevents the server start', async () => {
    checkout.behave('one', 'fail');
    const run = checkout.start();
    expect(await run.ended).toBe(1);
    expect(run.output).toContain("failed at 'making one' (exit code 3)");
    expect(run.output).toContain('the reason of one');
    expect(run.output).not.toContain('server runs');
  });

  test('runs again at the next start without the other steps', async () => {
    checkout.behave('one', 'fail');
    await checkout.start().ended;
    checkout.takeRuns();
    checkout.behave('one', 'well');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['one']);
  });

  test('runs again even when its input is reverted', async () => {
    await checkout.startAndStop();
    checkout.write('inputs/one/a.txt', 'changed');
    checkout.behave('one', 'fail');
    await checkout.start().ended;
    checkout.takeRuns();
    checkout.write('inputs/one/a.txt', 'one');
    checkout.behave('one', 'well');
    await checkout.startAndStop();
    expect(checkout.takeRuns()).toEqual(['one']);
  });
});

describe('a set-up that is killed', () => {
  test('leaves no step running', async () => {
    checkout.behave('one', 'stop');
    const killed = checkout.start();
    const step = await processOfStoppedStep('one');
    killed.child.kill('SIGKILL');
    await expect.poll(() => processIdentity(step), { timeout: 30_000 }).toBeUndefined();
  });

  test('is followed by a set-up that runs the incomplete steps again', async () => {
    checkout.behave('one', 'stop');
    const killed = checkout.start();
    await processOfStoppedStep('one');
    killed.child.kill('SIGKILL');
    await killed.ended;

    checkout.behave('one', 'well');
    await checkout.startAndStop();
    expect(checkout.read('outputs/one')).toBe('one');
  });

  test('is followed by a set-up that terminates the remaining steps', async () => {
    checkout.behave('one', 'stop');
    const killed = checkout.start();
    const step = await processOfStoppedStep('one');
    // While they are stopped, the parent processes cannot terminate the steps.
    for (const processId of checkout.lockedCommands()) process.kill(processId, 'SIGSTOP');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(processIdentity(step)).toBeDefined();

    checkout.behave('one', 'well');
    await checkout.startAndStop();
    expect(processIdentity(step)).toBeUndefined();
  });

  test('terminates its steps and releases the lock on SIGINT', async () => {
    checkout.behave('one', 'stop');
    const run = checkout.start();
    await processOfStoppedStep('one');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(1);
    expect(run.output).toContain('interrupted (SIGINT)');
    expect(checkout.read('build/.set-up/lock')).toBeUndefined();
  });
});

test('a second npm start waits for the set-up of the first one', async () => {
  checkout.behave('one', 'stop');
  const first = checkout.start();
  const stopped = await processOfStoppedStep('one');
  const second = checkout.start();
  const message = `Another set-up runs in this folder (process ${first.child.pid})`;
  await second.waitForOutput(message);
  checkout.behave('one', 'well');
  process.kill(stopped, 'SIGKILL');
  // The step of the first start fails because it was killed; the second start runs it again.
  expect(await first.ended).toBe(1);
  await second.waitForOutput('server runs');
  expect(second.output.split(message)).toHaveLength(2);
  expect(checkout.read('outputs/one')).toBe('one');
  expect(checkout.takeRuns()).toEqual(['one', 'one', 'two']);
});

test('npm start forwards signals to the server and exits with its code', async () => {
  const run = checkout.start();
  await run.waitForOutput('server runs');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(7);
  expect(run.output).toContain('server received SIGTERM');
});

test('the server exits when the start script is killed', async () => {
  const run = checkout.start();
  await run.waitForOutput('server runs');
  run.child.kill('SIGKILL');
  // The server keeps the output open while it runs.
  await run.ended;
});

describe('an invalid setting is reported before the set-up', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['DATA_DIR', { DATA_DIR: 'package.json' }],
  ])('%s', async (name, environment) => {
    const run = checkout.start(environment);
    expect(await run.ended).toBe(1);
    expect(run.output).toContain(`${name} is '`);
    expect(checkout.takeRuns()).toEqual([]);
  });

  test('PORT is in use', async () => {
    const occupant = createServer();
    const port = await new Promise<number>((resolve) => {
      occupant.listen(0, '127.0.0.1', () => {
        const address = occupant.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const run = checkout.start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output).toContain(`PORT ${port}`);
    occupant.close();
  });
});

/** Waits until a step hangs and returns its process id. */
function processOfStoppedStep(step: string): Promise<number> {
  const note = `stopped-${step}`;
  return new Promise((resolve) => {
    const watcher = watch(join(checkout.folder), () => check());
    const check = (): void => {
      const processId = checkout.read(note);
      if (processId === undefined || processId === '') return;
      watcher.close();
      resolve(Number(processId));
    };
    check();
  });
}
