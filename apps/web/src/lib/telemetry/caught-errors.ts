type Listener = (error: unknown) => void;

let listener: Listener | undefined;

/** Reports an error that a boundary has replaced by a message; browsers do not report it to the page. */
export function reportCaughtError(error: unknown): void {
  listener?.(error);
}

/** Sets the one listener of caught errors. Returns the function that removes it. */
export function onCaughtError(added: Listener): () => void {
  listener = added;
  return () => {
    if (listener === added) listener = undefined;
  };
}
