/** A response, or several that are made together, that is created on the first request and kept until it is invalidated. */
export interface MemoizedResponse<Response> {
  get(): Promise<Response>;
  invalidate(): void;
}

/** Memoizes the result of `create`; concurrent requests share one call, and a rejection is not kept. */
export function memoizeResponse<Response>(create: () => Promise<Response>): MemoizedResponse<Response> {
  let memoized: Promise<Response> | null = null;
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
