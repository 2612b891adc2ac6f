// @ts-check

/**
 * Runs tasks in order with limited concurrency and waits for all of them.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks
 * @param {number} concurrency the maximum number of tasks that run at the same time
 * @returns {Promise<Result[]>} the results in the order of the tasks
 */
export async function runTasks(tasks, concurrency) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
      const index = next;
      next += 1;
      results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
