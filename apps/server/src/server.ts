import { readSettings } from './settings.ts';
import { describeFailure } from './lib/failure-text.ts';
import { onParentExit } from './start/parent-process.ts';
import { startServer, type RunningServer } from './start/start-server.ts';

/**
 * Runs the server until SIGTERM or SIGINT. The exit code is 0 after a clean shutdown, and 1 when the start failed or the
 * shutdown aborted a request or the database.
 */
async function main(): Promise<void> {
  let running: RunningServer | undefined;
  let isShuttingDown = false;
  const onSignal = (): void => {
    // A second signal, or one during the start, exits immediately.
    if (isShuttingDown || !running) process.exit(running ? 1 : 0);
    isShuttingDown = true;
    running.shutDown().then((isClean) => process.exit(isClean ? 0 : 1), exitWithError);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Unlike a second signal, the exit of the parent does not abort a shutdown.
  onParentExit(() => {
    if (!isShuttingDown) onSignal();
  });
  try {
    running = await startServer(readSettings(process.env), print);
    print(`CAE Map: ${running.url}`);
  } catch (error) {
    exitWithError(error);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function exitWithError(error: unknown): never {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

await main();
