/** Resolves in a later task, so that the page responds to input between the steps of long work. */
export async function letPageRespond(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}
