// @ts-check
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { killGroup } from './kill-group.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} code the exit code; 1 when a signal ended the command or it could not be started
 * @property {string} output standard output and error output in order
 * @property {number} milliseconds its duration
 */

const withParent = fileURLToPath(new URL('run-with-parent.mjs', import.meta.url));

/** Process ids of the running commands; each is the leader of its process group. @type {Set<number>} */
const running = new Set();

/** @type {Set<(running: ReadonlySet<number>) => void>} */
const watchers = new Set();

/**
 * Calls back when a command starts or exits, with the process ids of the running commands.
 * @param {(running: ReadonlySet<number>) => void} watcher
 * @returns {() => void} stops watching
 */
export function watchRunningCommands(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notifyWatchers() {
  for (const watcher of watchers) watcher(running);
}

/** Terminates all running commands, for an interrupted set-up. */
export function killRunningCommands() {
  for (const processId of running) killGroup(processId, 'SIGTERM');
}

/**
 * Runs a command in the repository and collects its output. Never rejects: a command that cannot be started results in exit
 * code 1. The command is terminated when this process is killed.
 * @param {readonly string[]} command the program and its arguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment] added to the environment of this process
 * @param {(line: string) => void} [options.onLine] called with each complete line of the output
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, options = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    let unfinishedLine = '';
    const child = spawn(process.execPath, [withParent, ...command], {
      cwd: root,
      env: { ...process.env, ...colours(), ...options.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A separate process group, so that the command can be terminated together with its children.
      detached: process.platform !== 'win32',
    });
    const processId = child.pid;
    if (processId !== undefined) running.add(processId);
    notifyWatchers();

    /** @param {string} text */
    const collect = (text) => {
      output += text;
      const lines = (unfinishedLine + text).split('\n');
      unfinishedLine = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);

    /** @param {number} code */
    const finish = (code) => {
      if (processId !== undefined) running.delete(processId);
      notifyWatchers();
      resolve({ code, output, milliseconds: performance.now() - started });
    };
    child.on('error', (error) => {
      output += `${command[0]} could not be started: ${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Enables colours for a terminal. The commands write into a pipe and cannot detect one. */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
}

/**
 * The command line for npm: the npm that runs this process, or the one on the path.
 * @param {readonly string[]} npmArguments
 * @returns {string[]}
 */
export function npmCommand(npmArguments) {
  const running = process.env['npm_execpath'];
  return running !== undefined && /\.c?js$/.test(running)
    ? [process.execPath, running, ...npmArguments]
    : ['npm', ...npmArguments];
}

/**
 * The command line for the program of an installed package.
 * @param {string} name its name in node_modules/.bin
 * @param {readonly string[]} programArguments
 * @returns {string[]}
 */
export function installedProgram(name, programArguments) {
  return [`${root}/node_modules/.bin/${name}`, ...programArguments];
}
