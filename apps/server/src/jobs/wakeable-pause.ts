/** A pause that can be ended early. */
export interface WakeablePause {
  /** Resolves after a time, or when `wake` has been called since the last pause. @param milliseconds the longest time */
  wait(milliseconds: number): Promise<void>;
  wake(): void;
}

/** Creates a pause for one loop. */
export function createPause(): WakeablePause {
  let isWoken = false;
  let finish = (): void => undefined;
  return {
    async wait(milliseconds) {
      if (!isWoken)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          finish = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isWoken = false;
    },
    wake() {
      isWoken = true;
      finish();
    },
  };
}
