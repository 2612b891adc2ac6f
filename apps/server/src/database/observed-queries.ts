import type { QueryObserver } from './connection.ts';

/** The queries of a database, and who observes them. */
export interface ObservedQueries {
  readonly add: (observer: QueryObserver) => void;
  /** Makes a function that runs queries report each of them. Its result is a promise, or it calls its last argument. */
  readonly wrap: <Run extends (...values: never[]) => unknown>(run: Run) => Run;
}

/** Creates the list of observers; without one queries run as before. */
export function createObservedQueries(): ObservedQueries {
  const observers: QueryObserver[] = [];

  function report(values: readonly unknown[], start: number): void {
    const text = queryText(values[0]);
    const duration = performance.now() - start;
    for (const observe of observers) observe(text, duration);
  }

  return {
    add: (observer) => void observers.push(observer),
    wrap: <Run extends (...values: never[]) => unknown>(run: Run): Run => {
      const observed = (...values: unknown[]): unknown => {
        const call = run as unknown as (...passed: unknown[]) => unknown;
        if (observers.length === 0) return call(...values);
        const start = performance.now();
        const last = values.at(-1);
        if (typeof last === 'function')
          return call(...values.slice(0, -1), (...results: unknown[]) => {
            report(values, start);
            Reflect.apply(last, undefined, results);
          });
        const result = call(...values);
        if (result instanceof Promise)
          result.then(
            () => report(values, start),
            () => report(values, start),
          );
        return result;
      };
      return observed as unknown as Run;
    },
  };
}

function queryText(query: unknown): string {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return typeof text === 'string' ? text : '';
}
