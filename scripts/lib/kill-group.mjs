// @ts-check

/**
 * Ends a command together with everything that it started.
 * @param {number} processId the leader of the process group
 * @param {NodeJS.Signals} signal
 */
export function killGroup(processId, signal) {
  try {
    process.kill(process.platform === 'win32' ? processId : -processId, signal);
  } catch {
    // It has ended already.
  }
}
