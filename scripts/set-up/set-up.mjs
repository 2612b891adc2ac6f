// @ts-check
import { performance } from 'node:perf_hooks';
import { formatDuration, indent, lastLines } from '../lib/print.mjs';
import { killRunningCommands, npmCommand, runCommand } from '../lib/run-command.mjs';
import { runDependentTasks } from '../lib/run-dependent-tasks.mjs';
import { installNeeded, markInstalled } from './install.mjs';
import { acquireSetUpLock } from './lock.mjs';
import { examineStep, removeOutputs, removeStamp, writeStamp } from './stamps.mjs';
import { steps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Two, because the smallest supported machine has two cores. */
const concurrency = 2;

/** The interval of the progress lines of a running step, in milliseconds. */
const progressInterval = 10_000;

/** The maximum length of the last output line in a progress line, in characters. */
const maximumLineLength = 70;

/** The number of output lines that are logged for a failed step. */
const failureLines = 40;

/**
 * Whether packages have to be installed or steps have to run before the product can start.
 * @param {readonly Step[]} [wanted]
 * @returns {boolean}
 */
export function setUpNeeded(wanted = steps) {
  return installNeeded() || wanted.some((step) => examineStep(step).needed);
}

/**
 * Installs the packages and runs the steps that are missing or out of date. A second process waits for the first one.
 * @param {readonly string[]} [names] the steps; all by default
 * @returns {Promise<boolean>} false after a failed step, which is logged
 */
export async function setUp(names) {
  const wanted = steps.filter((step) => names?.includes(step.name) ?? true);
  return setUpNeeded(wanted) ? withLock(() => runNeededSteps(wanted)) : true;
}

/**
 * Runs work that only one process at a time may do in this checkout; the others wait.
 * @param {() => Promise<boolean>} work
 */
async function withLock(work) {
  const release = await acquireSetUpLock((processId) =>
    console.log(`Another set-up runs in this folder (process ${processId}); waiting for it.`),
  );
  const stopListening = exitOnSignal(release);
  try {
    return await work();
  } finally {
    stopListening();
    release();
  }
}

/**
 * Installs the packages if they are missing or out of date, without running steps.
 * @returns {Promise<boolean>} false after a failure, which is logged
 */
export async function ensureInstalled() {
  return installNeeded() ? withLock(installIfNeeded) : true;
}

/** @param {readonly Step[]} wanted */
async function runNeededSteps(wanted) {
  const started = performance.now();
  if (!(await installIfNeeded())) return false;
  const tasks = wanted.map((step) => ({
    name: step.name,
    after: step.after ?? [],
    // Examined in its turn, because the outputs of other steps are among its inputs.
    run: async () => !examineStep(step).needed || (await runStep(step)),
  }));
  if (!(await runDependentTasks(tasks, concurrency))) return false;
  console.log(`Set up in ${formatDuration(performance.now() - started)}.`);
  return true;
}

async function installIfNeeded() {
  if (!installNeeded()) return true;
  const isInstalled = await runWithProgress(
    'installing the packages',
    npmCommand(['ci']),
    'Check the connection to the package registry and run the command again.',
  );
  if (isInstalled) markInstalled();
  return isInstalled;
}

/** @param {Step} step */
async function runStep(step) {
  const { inputs, damaged } = examineStep(step);
  if (damaged.length > 0) console.log(`  ${describeDamage(damaged)}`);
  removeOutputs(damaged);
  removeStamp(step.name);
  const hasSucceeded = await runWithProgress(
    step.doing,
    step.command,
    'The output above contains the reason. Incomplete outputs are removed: fix the error and run the command again.',
  );
  if (hasSucceeded) writeStamp(step, inputs);
  return hasSucceeded;
}

/** @param {readonly string[]} damaged at least one path */
function describeDamage(damaged) {
  const [first, ...others] = damaged;
  return others.length === 0
    ? `${first} is damaged or missing and is generated again`
    : `${first} and ${others.length} more are damaged or missing and are generated again`;
}

/**
 * Runs a command and logs its start, its progress and its result.
 * @param {string} doing
 * @param {readonly string[]} command
 * @param {string} advice logged after a failure
 */
async function runWithProgress(doing, command, advice) {
  console.log(`  ${doing} …`);
  const started = performance.now();
  let lastLine = '';
  const progress = setInterval(() => {
    const time = formatDuration(performance.now() - started);
    console.log(`  ${doing} … ${time}${lastLine && `, ${lastLine.slice(0, maximumLineLength)}`}`);
  }, progressInterval);
  const { code, output, milliseconds } = await runCommand(command, {
    onLine: (line) => {
      if (isProgress(line)) lastLine = line.trim();
    },
  });
  clearInterval(progress);
  if (code === 0) {
    console.log(`  ${doing}: done in ${formatDuration(milliseconds)}`);
    return true;
  }
  console.error(`\nThe set-up failed at '${doing}' (exit code ${code}). The end of its output:\n`);
  console.error(`${indent(lastLines(output, failureLines))}\n\n${advice}`);
  return false;
}

/**
 * Whether an output line shows the progress of a step, unlike the warnings and echoes of npm.
 * @param {string} line
 */
function isProgress(line) {
  return line.trim() !== '' && !/^(npm |> )/.test(line);
}

/**
 * On SIGINT or SIGTERM, terminates the running commands, releases the lock and exits.
 * @param {() => void} release
 * @returns {() => void} stops listening
 */
function exitOnSignal(release) {
  /** @param {NodeJS.Signals} signal */
  const exit = (signal) => {
    killRunningCommands();
    release();
    console.error(
      `\nThe set-up was interrupted (${signal}); the next start continues after the completed steps.`,
    );
    process.exit(1);
  };
  process.on('SIGINT', exit).on('SIGTERM', exit);
  return () => process.off('SIGINT', exit).off('SIGTERM', exit);
}
