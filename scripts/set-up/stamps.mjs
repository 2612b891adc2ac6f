// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { listFiles, listInputs, sameContent, takeFingerprint } from '../lib/fingerprint.mjs';

/** @typedef {import('../lib/fingerprint.mjs').Fingerprint} Fingerprint */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The inputs and outputs of a completed step. It is removed before the step starts and written after the step has
 * succeeded, so that a killed step never counts as completed.
 * @typedef {{ version: number, inputs: Fingerprint, outputs: Fingerprint }} Stamp
 */

/** Stamps of another version are ignored: their steps run again. */
const stampVersion = 2;

/** The folder of the stamps and the lock. */
export const setUpFolder = join(root, 'build/.set-up');

/** @param {string} name */
const stampFile = (name) => join(setUpFolder, `${name}.json`);

/**
 * Determines whether a step has to run: its inputs have changed, an output is missing or has changed, or there is no valid
 * stamp.
 * @param {Step} step
 * @returns {{ needed: boolean, inputs: Fingerprint, damaged: string[] }} `inputs` is the fingerprint
 *   for the new stamp; it is taken before the step runs, so that an input that changes meanwhile causes another run.
 *   `damaged` lists the outputs to remove before the step runs.
 */
export function examineStep(step) {
  const previous = readStamp(step.name);
  const stamp = typeof previous === 'object' ? previous : undefined;
  const inputs = takeFingerprint(listInputs(step.inputs, step.madeAmongInputs ?? []), stamp?.inputs ?? {});
  const unchanged = stamp !== undefined && sameContent(stamp.inputs, inputs);
  const differing = stamp === undefined ? [] : differingOutputs(stamp.outputs);
  const complete = step.outputs.every((output) => existsSync(join(root, output)));
  return {
    needed: !unchanged || !complete || differing.length > 0,
    inputs,
    damaged: damagedOutputs(step, previous === 'unreadable', differing),
  };
}

/**
 * Removes the outputs that `examineStep` returned as damaged, because some steps keep existing files.
 * @param {readonly string[]} outputs files or folders, relative to the repository
 */
export function removeOutputs(outputs) {
  for (const output of outputs) rmSync(join(root, output), { recursive: true, force: true });
}

/** @param {string} name */
export function removeStamp(name) {
  rmSync(stampFile(name), { recursive: true, force: true });
}

/**
 * Records that a step has succeeded.
 * @param {Step} step
 * @param {Fingerprint} inputs as `examineStep` returned them before the step ran
 */
export function writeStamp(step, inputs) {
  /** @type {Stamp} */
  const stamp = { version: stampVersion, inputs, outputs: takeFingerprint(listFiles(step.outputs), {}) };
  const temporary = `${stampFile(step.name)}.${process.pid}`;
  mkdirSync(setUpFolder, { recursive: true });
  writeFileSync(temporary, JSON.stringify(stamp));
  renameSync(temporary, stampFile(step.name));
}

/**
 * Lists the recorded outputs that are missing or have changed.
 * @param {Fingerprint} recorded
 */
function differingOutputs(recorded) {
  const files = Object.keys(recorded);
  const found = takeFingerprint(files, recorded);
  return files.filter((file) => found[file]?.hash !== recorded[file]?.hash);
}

/**
 * @param {Step} step
 * @param {boolean} isStampUnreadable if so, any output may be damaged as well
 * @param {readonly string[]} differing
 * @returns {string[]}
 */
function damagedOutputs(step, isStampUnreadable, differing) {
  if (isStampUnreadable) return [...step.outputs];
  if (differing.length === 0) return [];
  return step.completesOutputs === true ? [...differing] : [...step.outputs];
}

/**
 * @param {string} name
 * @returns {Stamp | 'unreadable' | undefined} undefined when there is none of this version
 */
function readStamp(name) {
  if (!existsSync(stampFile(name))) return undefined;
  try {
    const stamp = JSON.parse(readFileSync(stampFile(name), 'utf8'));
    if (stamp.version !== stampVersion) return undefined;
    return isFingerprint(stamp.inputs) && isFingerprint(stamp.outputs) ? stamp : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * @param {unknown} value
 * @returns {value is Fingerprint}
 */
function isFingerprint(value) {
  return typeof value === 'object' && value !== null && Object.values(value).every(isFileMark);
}

/** @param {unknown} value */
function isFileMark(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    'changed' in value &&
    'hash' in value &&
    typeof value.hash === 'string'
  );
}
