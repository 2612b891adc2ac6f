/** The result of a measurement, or the limit that it exceeded. */
export type Limited<Value> =
  | { readonly ended: true; readonly value: Value }
  | { readonly ended: false; readonly seconds: number };

/**
 * Waits for a measurement until a time limit. Rejections within the limit are passed on; later ones are ignored.
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
