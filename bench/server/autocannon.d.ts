/** The part of autocannon that the benchmark uses; the package contains no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Requests of each connection in turn; the function is called before each one is sent. */
    readonly requests?: readonly { readonly setupRequest: (request: object) => object }[];
  }
  interface Result {
    /** Responses per second. */
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
