import type { z } from 'zod';
import type { ErrorCode } from '../error-body.ts';
import { apiBase, apiCalls, type ApiCallName, type JsonCallName, type SharedCallName } from './calls.ts';
import type { apiSchemas } from './schemas.ts';

type Schemas = typeof apiSchemas;
/** A schema without fields infers to an index signature, which would forbid the fields of the other schema. */
type Fields<Type> = string extends keyof Type ? object : Type;

/** The parameters of a request: those of its path and its query in one object. */
export type ApiParameters<Name extends ApiCallName> = Fields<z.output<Schemas[Name]['params']>> &
  Fields<z.output<Schemas[Name]['query']>>;

/** The response of an endpoint with status 200, or null with status 204. */
export type ApiResponse<Name extends ApiCallName> = z.output<Schemas[Name]['response']>;

/** Why a request failed: an error response, a timeout, a network failure, or a body that is not JSON. */
export type ApiFailureKind = 'refused' | 'timeout' | 'network' | 'unreadable';

/** A failed request. `status` and `code` are set when the server responded; `message` is the English detail. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiFailureKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;

  constructor(kind: ApiFailureKind, message: string, status?: number, code?: ErrorCode) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

interface CallingClient<Names extends ApiCallName> {
  /**
   * Sends a request and resolves to its parsed response.
   * @throws {ApiError} on an error response, a timeout or a network failure.
   * @throws {DOMException} named AbortError when `signal` is aborted.
   */
  call<Name extends Names>(
    name: Name,
    parameters: ApiParameters<Name>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<ApiResponse<Name>>;
}

/** A client for calls whose response is the same for every caller: the only ones that rendered pages can make. */
export type ApiClient = CallingClient<SharedCallName>;

/** A client for all calls with JSON, in the browser. */
export type BrowserApiClient = CallingClient<JsonCallName>;

export interface ApiClientOptions {
  /** Scheme and host before `/v1`; empty for the origin of the page. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates the API client. All requests of the product use it. */
export function createApiClient({
  origin = '',
  fetch = globalThis.fetch,
}: ApiClientOptions = {}): BrowserApiClient {
  return {
    async call(name, parameters, options = {}) {
      const { method, path, timeout } = apiCalls[name];
      const url = origin + apiBase + buildUrl(path, parameters);
      const timeLimit = AbortSignal.timeout(timeout);
      const signal = options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit;
      try {
        const response = await fetch(url, { method, signal, headers: { accept: 'application/json' } });
        if (!response.ok) throw await readErrorResponse(response);
        return await readJson<ApiResponse<typeof name>>(response);
      } catch (error) {
        if (error instanceof ApiError || options.signal?.aborted) throw error;
        if (timeLimit.aborted) throw new ApiError('timeout', `no response within ${timeout / 1000} s`);
        throw new ApiError('network', error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Inserts the path parameters and appends the others as a query string; array values become repeated parameters. */
export function buildUrl(path: string, parameters: object): string {
  const query = new URLSearchParams();
  let url = path;
  for (const [key, value] of Object.entries(parameters)) {
    const placeholder = `{${key}}`;
    if (url.includes(placeholder)) {
      url = url.replace(placeholder, encodeURIComponent(String(value)));
      continue;
    }
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(key, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? url : `${url}?${text}`;
}

async function readErrorResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const detail = textField(body, 'detail') ?? `status ${response.status}`;
  // The server restricts the codes by its own schema; the response of a proxy has none.
  const code = textField(body, 'code') as ErrorCode | undefined;
  return new ApiError('refused', detail, response.status, code);
}

function textField(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : undefined;
}

/**
 * The server builds its responses with the schemas of the response; validating them here would load the schemas into the
 * page.
 */
async function readJson<Body>(response: Response): Promise<Body> {
  // Read before parsing, so that a connection that breaks within the body is not reported as invalid JSON.
  const text = response.status === 204 ? 'null' : await response.text();
  try {
    return JSON.parse(text) as Body;
  } catch {
    throw new ApiError('unreadable', 'the response is not JSON', response.status);
  }
}
