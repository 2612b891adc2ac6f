// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { listInputs, sameContent, takeFingerprint } from './fingerprint.mjs';

/**
 * A stamp says what the finished result of a step was made from. It is removed before the step begins and written
 * after it has ended well, so that a step that was killed is never taken for done.
 * @typedef {{ inputs: import('./fingerprint.mjs').Fingerprint }} Stamp
 */

/** Where set-up keeps its own notes. */
export const setUpFolder = join(root, 'build/.set-up');

/** @param {string} name */
const stampFile = (name) => join(setUpFolder, `${name}.json`);

/**
 * Looks whether a step has to run.
 * @param {import('./steps.mjs').Step} step
 * @returns {{ needed: boolean, stamp: Stamp }} the stamp to write when the step has ended well, taken before it runs
 *   so that an input that changes meanwhile makes the step run once more
 */
export function examineStep(step) {
  const previous = readStamp(step.name);
  const inputs = takeFingerprint(listInputs(step.inputs, step.madeAmongInputs ?? []), previous?.inputs ?? {});
  const unchanged = previous !== undefined && sameContent(previous.inputs, inputs);
  const whole = step.outputs.every((output) => existsSync(join(root, output)));
  return { needed: !unchanged || !whole, stamp: { inputs } };
}

/** @param {string} name */
export function removeStamp(name) {
  rmSync(stampFile(name), { force: true });
}

/**
 * @param {string} name
 * @param {Stamp} stamp
 */
export function writeStamp(name, stamp) {
  mkdirSync(setUpFolder, { recursive: true });
  const temporary = `${stampFile(name)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(stamp));
  renameSync(temporary, stampFile(name));
}

/**
 * @param {string} name
 * @returns {Stamp | undefined}
 */
function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampFile(name), 'utf8'));
  } catch {
    // No stamp, or not one of ours: the step runs.
    return undefined;
  }
}
