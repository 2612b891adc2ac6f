/** Logs for developers; visitors get notices. */

export function logWarning(message: string): void {
  // oxlint-disable-next-line eslint/no-console -- the only place that writes to the console.
  console.warn(message);
}
