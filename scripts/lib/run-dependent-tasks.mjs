// @ts-check

/**
 * A task and the names of the tasks that must succeed before it starts. Names that are not in the list are ignored.
 * @typedef {object} DependentTask
 * @property {string} name
 * @property {readonly string[]} after
 * @property {() => Promise<boolean>} run returns whether it has succeeded
 */

/**
 * Runs tasks in order with limited concurrency; a task whose dependencies have not succeeded yet lets later ones pass. After a failure
 * the tasks that depend on it do not run, all others do.
 * @param {readonly DependentTask[]} tasks without cycles
 * @param {number} concurrency the maximum number of tasks that run at the same time
 * @returns {Promise<boolean>} whether all tasks have run and succeeded
 */
export async function runDependentTasks(tasks, concurrency) {
  const waiting = [...tasks];
  const unfinished = new Set(tasks.map(({ name }) => name));
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const runTask = async (/** @type {DependentTask} */ { name, run }) => {
    if (await run()) unfinished.delete(name);
  };
  const isReady = (/** @type {DependentTask} */ { after }) => !after.some((name) => unfinished.has(name));
  while (waiting.length > 0) {
    const index = running.size < concurrency ? waiting.findIndex(isReady) : -1;
    const [task] = index === -1 ? [] : waiting.splice(index, 1);
    if (task !== undefined) {
      const run = runTask(task).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      // The rest depends on failed tasks.
      return false;
    }
  }
  await Promise.all(running);
  return unfinished.size === 0;
}
