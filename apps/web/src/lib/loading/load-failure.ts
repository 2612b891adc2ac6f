/** Whether an error is a failed import of a chunk or its style sheet; the messages differ by browser. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload CSS/i.test(
      error.message,
    )
  );
}
