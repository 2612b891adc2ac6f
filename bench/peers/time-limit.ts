/** What a measurement came to, or that it did not end in time. */
export type Limited<Value> =
  | { readonly ended: true; readonly value: Value }
  | { readonly ended: false; readonly seconds: number };

/**
 * Waits for a measurement no longer than a limit, so that a page that never ends holds nothing up.
 * What fails within the limit fails here too; what fails after it has been given up already.
 */
export async function withinLimit<Value>(seconds: number, work: Promise<Value>): Promise<Limited<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Limited<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ ended: false, seconds }), seconds * 1000);
  });
  try {
    return await Promise.race([work.then((value): Limited<Value> => ({ ended: true, value })), limit]);
  } finally {
    clearTimeout(timer);
  }
}
