/** What clients saw, by kind of response. */
export interface ResponseCounts {
  /** Counts the response to a request for a path. */
  add(response: Response, path: string): void;
  /** Counts a request whose response did not arrive completely. */
  addFailure(error: unknown, path: string): void;
  /** Begins to count as another part of the run, such as a restore. */
  use(part: ResponsePart): void;
  /** The numbers by kind of response in a part of the run: a status, `503 without Retry-After`, or why there was no response. */
  of(part: ResponsePart): ReadonlyMap<string, number>;
  /** The responses that were neither a success nor a clean error, with their paths; at most 20. */
  readonly unclean: readonly string[];
}

const maxUnclean = 20;

/** The parts of a run that are counted separately: during a restore no process runs. */
export type ResponsePart = 'usual' | 'restore';

/** A response that a client can act on: with a 503 it tries again after the time that it names. */
const isClean = (kind: string): boolean => /^(2\d\d|304|503)$/.test(kind);
const isSuccess = (kind: string): boolean => /^(2\d\d|304)$/.test(kind);

export function createResponseCounts(): ResponseCounts {
  const parts = { usual: new Map<string, number>(), restore: new Map<string, number>() };
  let current = parts.usual;
  const unclean: string[] = [];
  function count(kind: string, path: string): void {
    current.set(kind, (current.get(kind) ?? 0) + 1);
    if (!isClean(kind) && unclean.length < maxUnclean) unclean.push(`${path}: ${kind}`);
  }
  return {
    unclean,
    add(response, path) {
      const isSilent = response.status === 503 && response.headers.get('retry-after') === null;
      count(isSilent ? '503 without Retry-After' : String(response.status), path);
    },
    addFailure: (error, path) => count(describeNetworkFailure(error), path),
    use: (part) => void (current = parts[part]),
    of: (part) => parts[part],
  };
}

function describeNetworkFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  if (error.name === 'TimeoutError') return 'no response in time';
  const { cause } = error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return `no complete response (${typeof code === 'string' ? code : error.message})`;
}

/** The share of requests that succeeded, from 0 to 1; 1 without requests. */
export function successShare(counts: ReadonlyMap<string, number>): number {
  const sum = (isCounted: (kind: string) => boolean): number =>
    Array.from(counts).reduce((total, [kind, count]) => total + (isCounted(kind) ? count : 0), 0);
  const all = sum(() => true);
  return all === 0 ? 1 : sum(isSuccess) / all;
}
