/** The page's log: for whoever looks into the console, never for the visitor. */

export function logWarning(message: string): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that writes to the console.
  console.warn(message);
}
