/** Something that is done at most once in a while, however often it is asked for. */
export interface Throttled {
  /** Does it at once. */
  now: () => void;
  /** Does it as soon as the last time lies far enough back, once for all who have asked until then. Never within the call. */
  soon: () => void;
  /** Forgets what was asked for. */
  cancel: () => void;
}

/** Does something at most every so many milliseconds. */
export function throttle(action: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doneAt = -Infinity;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    cancel();
    doneAt = Date.now();
    action();
  };
  const soon = (): void => {
    timer ??= setTimeout(now, Math.max(0, doneAt + milliseconds - Date.now()));
  };
  return { now, soon, cancel };
}
