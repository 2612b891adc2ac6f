import { readSettings } from './settings.ts';
import { StartError } from './lib/start-error.ts';
import { onParentExit } from './start/parent-process.ts';
import { startServer, type RunningServer } from './start/start-server.ts';

/**
 * Runs the server until SIGTERM or SIGINT. The exit code is 0 after a clean shutdown, 1 when the start failed or the
 * shutdown had to abandon something.
 */
async function main(): Promise<void> {
  let running: RunningServer | undefined;
  let isStopping = false;
  const onSignal = (): void => {
    // A second signal, or one during the start, ends the process at once.
    if (isStopping || !running) process.exit(running ? 1 : 0);
    isStopping = true;
    running.stop().then((isClean) => process.exit(isClean ? 0 : 1), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Unlike a second signal, the end of the parent does not cut a shutdown short.
  onParentExit(() => {
    if (!isStopping) onSignal();
  });
  try {
    running = await startServer(readSettings(process.env), say);
    say(`CAE Map: ${running.address}`);
  } catch (error) {
    fail(error);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const isForReader = error instanceof StartError;
  process.stderr.write(
    `${isForReader ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

await main();
