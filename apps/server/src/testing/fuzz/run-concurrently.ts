/** Low enough that the server is never busy. */
const concurrency = 8;

/** Acts on all items in their order, a few at a time. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) await act(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
