import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type * as installModule from '../../scripts/set-up/install.mjs';
import type * as lockModule from '../../scripts/set-up/lock.mjs';
import type * as stampsModule from '../../scripts/set-up/stamps.mjs';
import type { Step } from '../../scripts/set-up/steps.mjs';
import { Checkout } from '../support/checkout.ts';

type Stamps = typeof stampsModule;

let checkout: Checkout;
beforeEach(() => {
  checkout = new Checkout();
});
afterEach(() => checkout.dispose());

/** Loads a module of set-up from the checkout, so that it works on the checkout. */
async function load<Module>(name: string): Promise<Module> {
  const module: Module = await import(
    pathToFileURL(join(checkout.folder, `scripts/set-up/${name}.mjs`)).href
  );
  return module;
}

const step: Step = {
  name: 'pictures',
  doing: 'making pictures',
  command: [],
  inputs: ['inputs'],
  outputs: ['outputs'],
};
const stampFile = 'build/.set-up/pictures.json';

/** The modules of stamps, with a stamp written for two outputs. */
async function finishStep(): Promise<Stamps> {
  const stamps = await load<Stamps>('stamps');
  checkout.write('outputs/a', 'picture a');
  checkout.write('outputs/b', 'picture b');
  stamps.writeStamp(step, stamps.examineStep(step).inputs);
  expect(stamps.examineStep(step)).toMatchObject({ needed: false, damaged: [] });
  return stamps;
}

describe('a stamp makes its step run again, and its outputs count as damaged, when it', () => {
  const written = (): Record<string, unknown> => JSON.parse(checkout.read(stampFile) ?? '');

  test.each<[string, () => string]>([
    ['is empty', () => ''],
    ['is garbage', () => '\u{0}\u{8F}}'],
    ['is cut off', () => (checkout.read(stampFile) ?? '').slice(0, 60)],
    ['is null', () => 'null'],
    ['has no inputs', () => JSON.stringify({ ...written(), inputs: undefined })],
    ['has outputs without hashes', () => JSON.stringify({ ...written(), outputs: { 'outputs/a': null } })],
  ])('%s', async (_case, damaged) => {
    const { examineStep } = await finishStep();
    checkout.write(stampFile, damaged());
    expect(examineStep(step)).toMatchObject({ needed: true, damaged: ['outputs'] });
  });

  test('is a folder', async () => {
    const { examineStep } = await finishStep();
    checkout.remove(stampFile);
    checkout.write(`${stampFile}/file`, '');
    expect(examineStep(step)).toMatchObject({ needed: true, damaged: ['outputs'] });
  });
});

test.each(['{}', '{"inputs":{}}', '{"version":99}'])(
  'a stamp of another version (%s) makes its step run again and keeps the existing outputs',
  async (stamp) => {
    const { examineStep } = await finishStep();
    checkout.write(stampFile, stamp);
    expect(examineStep(step)).toMatchObject({ needed: true, damaged: [] });
  },
);

describe('an output makes its step run again when it', () => {
  test.each<[string, () => void]>([
    ['is cut off', () => truncateSync(join(checkout.folder, 'outputs/a'), 4)],
    ['is empty', () => checkout.write('outputs/a', '')],
    ['has other content of the same size', () => checkout.write('outputs/a', 'picture c')],
    ['is missing', () => checkout.remove('outputs/a')],
    [
      'is a folder',
      () => {
        checkout.remove('outputs/a');
        checkout.write('outputs/a/file', '');
      },
    ],
    [
      'is a dangling link',
      () => {
        checkout.remove('outputs/a');
        symlinkSync('nowhere', join(checkout.folder, 'outputs/a'));
      },
    ],
  ])('%s', async (_case, damage) => {
    const { examineStep, removeOutputs } = await finishStep();
    damage();
    expect(examineStep(step)).toMatchObject({ needed: true, damaged: ['outputs'] });

    const completing = { ...step, completesOutputs: true };
    const { damaged } = examineStep(completing);
    expect(damaged).toEqual(['outputs/a']);
    removeOutputs(damaged);
    expect(checkout.read('outputs/a')).toBeUndefined();
    expect(checkout.read('outputs/b')).toBe('picture b');
  });
});

test('an output that is written again with the same content does not make its step run again', async () => {
  const { examineStep } = await finishStep();
  checkout.write('outputs/a', 'picture a');
  expect(examineStep(step)).toMatchObject({ needed: false, damaged: [] });
});

test('set-up reports a damaged output and generates it again', async () => {
  await checkout.setUp();
  checkout.takeRuns();
  checkout.write('outputs/one', 'damaged');
  checkout.remove('build/.set-up/two.json');
  checkout.write('build/.set-up/two.json/file', '');

  const output = await checkout.setUp();

  expect(output).toContain('outputs/one is damaged or missing and is generated again');
  expect(checkout.takeRuns()).toEqual(['one', 'two']);
  expect(checkout.read('outputs/one')).toBe('one');
  await checkout.setUp();
  expect(checkout.takeRuns()).toEqual([]);
});

describe('set-up acquires its lock when', () => {
  const lock = 'build/.set-up/lock';

  async function acquireLock(): Promise<void> {
    const { acquireSetUpLock } = await load<typeof lockModule>('lock');
    const release = await acquireSetUpLock(() => expect.unreachable());
    expect(checkout.read(lock)).toContain(`"id":${process.pid},`);
    release();
    expect(checkout.read(lock)).toBeUndefined();
  }

  test.each(['', 'garbage', 'null', '{}', '{"process":5,"commands":null}'])(
    'the lock contains %j',
    async (text) => {
      checkout.write(lock, text);
      await acquireLock();
    },
  );

  test('the lock is a folder', async () => {
    checkout.write(`${lock}/file`, '');
    await acquireLock();
  });

  test('a file has the name of its folder', async () => {
    checkout.write('build/.set-up', '');
    await acquireLock();
  });
});

describe('the packages count as not installed when', () => {
  const stamp = 'node_modules/.cae-map-installed';
  const record = 'node_modules/.package-lock.json';

  test('a folder has the name of the stamp', async () => {
    const { installNeeded, markInstalled } = await load<typeof installModule>('install');
    checkout.remove(stamp);
    checkout.write(`${stamp}/file`, '');
    expect(installNeeded()).toBe(true);
    markInstalled();
    expect(installNeeded()).toBe(false);
  });

  test.each(['garbage', 'null', '{}'])(
    'there is no stamp and the record of npm contains %j',
    async (text) => {
      const { installNeeded } = await load<typeof installModule>('install');
      checkout.remove(stamp);
      checkout.write(record, text);
      expect(installNeeded()).toBe(true);
    },
  );
});
