// @ts-check
import { performance } from 'node:perf_hooks';
import { formatDuration, indent, lastLines } from '../lib/print.mjs';
import { killRunningCommands, npmCommand, runCommand } from '../lib/run-command.mjs';
import { runTasks } from '../lib/run-tasks.mjs';
import { installNeeded, markInstalled } from './install.mjs';
import { takeSetUpLock } from './lock.mjs';
import { examineStep, removeOutputs, removeStamp, writeStamp } from './stamps.mjs';
import { steps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Two cores are the smallest machine that the product is made for. */
const stepsAtOnce = 2;

/** After how many milliseconds a step that still runs says so again. */
const reminderInterval = 10_000;

/** How much of its last line a step that still runs shows, in letters. */
const shownWidth = 70;

/** How many lines of its output a failed step shows. */
const shownLines = 40;

/**
 * Whether anything has to be installed or built before the product can run.
 * @param {readonly Step[]} [wanted]
 * @returns {boolean}
 */
export function setUpNeeded(wanted = steps) {
  return installNeeded() || wanted.some((step) => examineStep(step).needed);
}

/**
 * Installs and builds what is missing or out of date. One process at a time; a second one waits.
 * @param {readonly string[]} [names] the steps to look at; all when not given
 * @returns {Promise<boolean>} false when a step failed, which has been said
 */
export async function setUp(names) {
  const wanted = steps.filter((step) => names?.includes(step.name) ?? true);
  return setUpNeeded(wanted) ? underLock(() => runNeededSteps(wanted)) : true;
}

/**
 * Lets one process at a time work on this checkout; the others wait.
 * @param {() => Promise<boolean>} work
 */
async function underLock(work) {
  const release = await takeSetUpLock((processId) =>
    console.log(`Another set-up runs in this folder (process ${processId}); waiting for it.`),
  );
  const stopListening = endWithSignal(release);
  try {
    return await work();
  } finally {
    stopListening();
    release();
  }
}

/**
 * Installs the packages when they are missing or out of date, and builds nothing.
 * @returns {Promise<boolean>} false when it failed, which has been said
 */
export async function ensureInstalled() {
  return installNeeded() ? underLock(installIfNeeded) : true;
}

/** @param {readonly Step[]} wanted */
async function runNeededSteps(wanted) {
  const started = performance.now();
  if (!(await installIfNeeded())) return false;
  const needed = wanted.filter((step) => examineStep(step).needed);
  const done = await runTasks(
    needed.map((step) => () => makeStep(step)),
    stepsAtOnce,
  );
  if (done.includes(false)) return false;
  console.log(`Set up in ${formatDuration(performance.now() - started)}.`);
  return true;
}

async function installIfNeeded() {
  if (!installNeeded()) return true;
  const well = await announce(
    'installing the packages',
    npmCommand(['ci']),
    'Check the connection to the package registry and run the command again.',
  );
  if (well) markInstalled();
  return well;
}

/** @param {Step} step */
async function makeStep(step) {
  const { inputs, damaged } = examineStep(step);
  if (damaged.length > 0) console.log(`  ${describeDamage(damaged)}`);
  removeOutputs(damaged);
  removeStamp(step.name);
  const well = await announce(
    step.doing,
    step.command,
    'The lines above say why. Nothing half-made is kept: mend it and run the command again.',
  );
  if (well) writeStamp(step, inputs);
  return well;
}

/** @param {readonly string[]} damaged at least one path */
function describeDamage(damaged) {
  const [first, ...others] = damaged;
  return others.length === 0
    ? `${first} is damaged or missing and is made again`
    : `${first} and ${others.length} more are damaged or missing and are made again`;
}

/**
 * Runs one command with lines that say how it goes.
 * @param {string} doing
 * @param {readonly string[]} command
 * @param {string} advice what to do when it fails
 */
async function announce(doing, command, advice) {
  console.log(`  ${doing} …`);
  const begun = performance.now();
  let lastLine = '';
  const reminder = setInterval(() => {
    const time = formatDuration(performance.now() - begun);
    console.log(`  ${doing} … ${time}${lastLine && `, ${lastLine.slice(0, shownWidth)}`}`);
  }, reminderInterval);
  const { code, output, milliseconds } = await runCommand(command, {
    onLine: (line) => {
      if (isProgress(line)) lastLine = line.trim();
    },
  });
  clearInterval(reminder);
  if (code === 0) {
    console.log(`  ${doing}: done in ${formatDuration(milliseconds)}`);
    return true;
  }
  console.error(`\nThe set-up failed at '${doing}' (exit code ${code}). The end of its output:\n`);
  console.error(`${indent(lastLines(output, shownLines))}\n\n${advice}`);
  return false;
}

/**
 * Whether a line tells how far a step is; npm's warnings and echoes do not.
 * @param {string} line
 */
function isProgress(line) {
  return line.trim() !== '' && !/^(npm |> )/.test(line);
}

/**
 * Ends the set-up cleanly when it is interrupted.
 * @param {() => void} release
 * @returns {() => void} stops listening
 */
function endWithSignal(release) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    killRunningCommands();
    release();
    console.error(`\nThe set-up was interrupted (${signal}); the next start goes on from what is done.`);
    process.exit(1);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}
