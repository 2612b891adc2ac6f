/** A promise whose value can be read during rendering. */
export interface SuspendingPromise<Value> {
  readonly promise: Promise<Value>;
  /**
   * Returns the resolved value or throws the rejection.
   * @throws the promise while it is pending, so that React suspends the component until it is settled
   */
  readonly read: () => Value;
}

/**
 * Makes a promise readable during rendering. Unlike React's `use`, it does not suspend for a settled promise, and may be called
 * conditionally.
 */
export function suspendingPromise<Value>(promise: Promise<Value>): SuspendingPromise<Value> {
  let outcome: (() => Value) | null = null;
  const settle = (read: () => Value): void => {
    outcome = read;
  };
  promise.then(
    (value) => settle(() => value),
    (error: unknown) =>
      settle(() => {
        throw error;
      }),
  );
  return {
    promise,
    read() {
      // A component suspends by throwing a promise.
      if (outcome === null) throw promise;
      return outcome();
    },
  };
}
