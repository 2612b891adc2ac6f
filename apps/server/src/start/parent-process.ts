/** The start script passes this argument, together with an IPC channel. */
const stopWithParentArgument = '--stop-with-parent';

/**
 * Calls `callback` once when the parent process has exited, even by SIGKILL, because its end of the IPC channel is closed
 * then. Does nothing without the argument `--stop-with-parent`, so that the server survives a restart of a supervisor.
 */
export function onParentExit(callback: () => void): void {
  if (!process.argv.includes(stopWithParentArgument)) return;
  if (process.connected) process.once('disconnect', callback);
  // The parent exited before this listener was registered.
  else callback();
}
