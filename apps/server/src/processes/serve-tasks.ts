import { transferError, type TaskMessage, type TaskResult } from './task-messages.ts';

type Tasks = Readonly<Record<string, (...parameters: never[]) => Promise<unknown>>>;

/**
 * Serves the tasks of a pool in a process, one at a time. The process ends when the channel to the server is closed, also by SIGKILL; a
 * signal to the whole group does not end it before the running task.
 */
export function serveTasks(tasks: Tasks): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', (message: TaskMessage) => {
    runTask(tasks, message).then(
      (value) => respond({ value }),
      (error: unknown) => respond({ error: transferError(error) }),
    );
  });
}

async function runTask(tasks: Tasks, { name, parameters }: TaskMessage): Promise<unknown> {
  // The server takes the name and the parameters from the same table.
  const task = tasks[name] as (...values: readonly unknown[]) => Promise<unknown>;
  return await task(...parameters);
}

function respond(result: TaskResult): void {
  // The server may have closed the channel meanwhile.
  if (process.connected) process.send?.(result);
}
