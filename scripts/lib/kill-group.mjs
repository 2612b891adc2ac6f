// @ts-check

/**
 * Sends a signal to a command and all of its children.
 * @param {number} processId the leader of the process group
 * @param {NodeJS.Signals} signal
 */
export function killGroup(processId, signal) {
  try {
    process.kill(process.platform === 'win32' ? processId : -processId, signal);
  } catch {
    // It has already exited.
  }
}
