import { makeSizes, type PictureSizes } from './make-sizes.ts';

/** A request of the server to make the sizes of a picture. */
export interface SizesTask {
  readonly id: number;
  readonly original: Buffer;
}

/** The response to a task: the sizes, or the message of the image library. */
export type SizesResult =
  | { readonly id: number; readonly sizes: PictureSizes }
  | { readonly id: number; readonly error: string };

/*
 * The entry of the process that makes the sizes of pictures. It ends when the channel to the server is closed, also by SIGKILL; a
 * signal to the whole group does not end it before the running task.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.on('message', ({ id, original }: SizesTask) => {
  makeSizes(original).then(
    (sizes) => answer({ id, sizes }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

function answer(result: SizesResult): void {
  // The server may have closed the channel meanwhile.
  if (process.connected) process.send?.(result);
}
