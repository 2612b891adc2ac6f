/** A promise whose value can be read during rendering. */
export interface SuspendingPromise<Value> {
  readonly promise: Promise<Value>;
  /**
   * Returns the value once there is one, and throws the error of a failure.
   * @throws the promise itself while it is pending: React suspends the component and renders it again when it is settled.
   */
  readonly read: () => Value;
}

/**
 * Makes a promise readable during rendering. React's `use` does the same, but suspends for a moment even when the promise is
 * settled, and may not be skipped in a later render.
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
      // oxlint-disable-next-line typescript/only-throw-error -- React takes a thrown promise as a request to suspend
      if (outcome === null) throw promise;
      return outcome();
    },
  };
}
