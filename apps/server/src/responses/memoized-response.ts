import type { CachedResponse } from './cached-response.ts';

/** One response that is created on the first request and kept until it is invalidated. */
export interface MemoizedResponse {
  get(): Promise<CachedResponse>;
  invalidate(): void;
}

/** Memoizes the result of `create`; concurrent requests share one call, and a rejection is not kept. */
export function memoizeResponse(create: () => Promise<CachedResponse>): MemoizedResponse {
  let memoized: Promise<CachedResponse> | null = null;
  return {
    async get() {
      if (memoized) return await memoized;
      const pending = create();
      memoized = pending;
      try {
        return await pending;
      } catch (error) {
        if (memoized === pending) memoized = null;
        throw error;
      }
    },
    invalidate: () => {
      memoized = null;
    },
  };
}
