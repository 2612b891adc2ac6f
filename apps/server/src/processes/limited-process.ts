import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';

export interface ProcessLimits {
  /**
   * The most bytes of private memory of the process. Linux refuses further memory, so that the task fails or the process is ended; other
   * systems have no such limit.
   */
  readonly memory: number;
  /** The most memory of JavaScript itself, in megabytes; the contents of files are outside of it. */
  readonly heapMegabytes: number;
  /** Whether the process has the priority of the server, because requests wait for its tasks, which are short; by default it is lower. */
  readonly keepsPriority?: boolean;
}

/** Variables of the environment that the process may read; the secrets of the server are not among them. */
const inheritedVariables = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS', 'SYSTEMROOT'];

/** The shell lowers its limit and then becomes the program, which inherits it. A lower limit of the system stays in force. */
const limitingScript = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/**
 * Starts a program of Node with a channel for messages, limited memory and by default a lower priority, so that requests are answered before it
 * gets processor time.
 */
export function startLimitedProcess(
  program: string,
  { memory, heapMegabytes, keepsPriority = false }: ProcessLimits,
): ChildProcess {
  const command = [
    process.execPath,
    ...process.execArgv,
    `--max-old-space-size=${heapMegabytes}`,
    program,
  ] as const;
  const [file, ...parameters] =
    process.platform === 'linux'
      ? (['/bin/sh', '-c', limitingScript, String(Math.floor(memory / 1024)), ...command] as const)
      : command;
  const child = spawn(file, parameters, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: pickEnvironment(),
  });
  if (!keepsPriority) lowerPriority(child);
  return child;
}

function pickEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
}

/** Before its threads are started, which inherit the priority. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed, or the process has ended already, everything works, only slower.
  }
}
