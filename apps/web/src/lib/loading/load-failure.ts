/** Whether a part of the program, or the style sheet of one, did not load: browsers and the bundler name it in different words. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload CSS/i.test(
      error.message,
    )
  );
}
