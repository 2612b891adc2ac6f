/** An action that runs at most once per interval. */
export interface Throttled {
  /** Runs the action immediately and cancels a scheduled run. */
  runNow: () => void;
  /** Schedules a run for the end of the interval, unless one is scheduled already. Never runs synchronously. */
  schedule: () => void;
  /** Cancels a scheduled run. */
  cancel: () => void;
}

/** Limits an action to one run per interval. */
export function throttle(action: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = -Infinity;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runNow = (): void => {
    cancel();
    lastRun = Date.now();
    action();
  };
  const schedule = (): void => {
    timer ??= setTimeout(runNow, Math.max(0, lastRun + milliseconds - Date.now()));
  };
  return { runNow, schedule, cancel };
}
