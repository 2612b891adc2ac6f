/** The start script passes this argument, together with an IPC channel. */
const stopWithParentArgument = '--stop-with-parent';

/**
 * Calls back once when the process that started this one has ended, even by SIGKILL: its end of the IPC channel closes
 * then. Does nothing without the argument `--stop-with-parent`, so that under a supervisor the server outlives a restart
 * of the supervisor.
 */
export function onParentExit(callback: () => void): void {
  if (!process.argv.includes(stopWithParentArgument)) return;
  if (process.connected) process.once('disconnect', callback);
  // The parent ended before this listener was registered.
  else callback();
}
