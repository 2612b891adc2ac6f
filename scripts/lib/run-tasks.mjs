// @ts-check

/**
 * Runs tasks a few at a time, in the order given, and waits for all of them.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks
 * @param {number} atOnce how many run at the same time
 * @returns {Promise<Result[]>} the results in the order of the tasks
 */
export async function runTasks(tasks, atOnce) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const lane = async () => {
    for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
      const index = next;
      next += 1;
      results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
