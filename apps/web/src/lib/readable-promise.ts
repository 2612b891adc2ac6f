/**
 * Lets React's `use` read a promise without suspending once it is settled, also in the first render that reads it: React looks
 * for these fields on the promises that it is given.
 * @returns the same promise
 */
export function readablePromise<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
