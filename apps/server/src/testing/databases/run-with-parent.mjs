import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/*
 * Runs a program until it or the parent of this process exits, and then removes a folder. Arguments: the folder, a user
 * id or an empty string, the program and its arguments.
 *
 * Commands on the standard input, one per line, each confirmed by `done`: `signal NAME` signals the program, `signal-all
 * NAME` also its child processes, `end NAME` signals it and waits until it has exited, `start` starts it again.
 */
const [folder = '', user = '', program = '', ...rest] = process.argv.slice(2);
const identity = user === '' ? {} : { uid: Number(user), gid: Number(user) };
let isEnding = false;
let child = start();

function start() {
  const started = spawn(program, rest, { ...identity, stdio: 'ignore', cwd: folder });
  started.on('exit', () => {
    if (!isEnding) finish();
  });
  return started;
}

function finish() {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

/** Signals the program first, so that it starts no child process between the listing and the signals. */
function signalAll(name) {
  child.kill(name);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of stdout.trim().split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (parent === child.pid) signalIfRunning(pid, name);
  }
}

/** A child process may have exited since it was listed. */
function signalIfRunning(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function end(name) {
  isEnding = true;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(name);
  await exited;
}

const commands = {
  signal: (name) => child.kill(name),
  'signal-all': signalAll,
  end,
  start: () => {
    isEnding = false;
    child = start();
  },
};

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [command, name] = line.split(' ');
  void Promise.resolve(commands[command](name)).then(() => process.stdout.write('done\n'));
});
// This pipe closes when the parent exits. A paused program has to be resumed before it can shut down.
lines.on('close', () => {
  if (child.exitCode !== null || child.signalCode !== null) finish();
  isEnding = false;
  signalAll('SIGCONT');
  child.kill('SIGINT');
});
process.on('SIGINT', () => undefined);
