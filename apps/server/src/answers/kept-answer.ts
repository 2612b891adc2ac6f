import type { ReadyAnswer } from './ready-answer.ts';

/** One answer that is made when it is first requested and kept until it is invalidated. */
export interface KeptAnswer {
  get(): Promise<ReadyAnswer>;
  invalidate(): void;
}

/** Keeps what `make` returns; concurrent requests wait for the same one, and a failure is not kept. */
export function keptAnswer(make: () => Promise<ReadyAnswer>): KeptAnswer {
  let kept: Promise<ReadyAnswer> | null = null;
  return {
    async get() {
      if (kept) return await kept;
      const making = make();
      kept = making;
      try {
        return await making;
      } catch (error) {
        if (kept === making) kept = null;
        throw error;
      }
    },
    invalidate: () => {
      kept = null;
    },
  };
}
