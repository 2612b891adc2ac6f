import type { z } from 'zod';
import type { ErrorCode } from '../error-body.ts';
import { apiBase, apiCalls, type ApiCallName } from './calls.ts';
import type { apiSchemas } from './schemas.ts';

type Schemas = typeof apiSchemas;
/** A schema without fields allows no key at all, which would forbid those of the other. */
type Fields<Type> = string extends keyof Type ? object : Type;

/** What a call takes: the parameters of its path and of its query in one object. */
export type ApiParameters<Name extends ApiCallName> = Fields<z.output<Schemas[Name]['params']>> &
  Fields<z.output<Schemas[Name]['query']>>;

/** What a call answers. */
export type ApiResponse<Name extends ApiCallName> = z.output<Schemas[Name]['response']>;

/** How a call failed: the server refused it, it took too long, or the network did not carry it. */
export type ApiFailureKind = 'refused' | 'timeout' | 'network' | 'unreadable';

/** A failed call. `status` and `code` are there when the server answered; `detail` is its English text. */
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

export interface ApiClient {
  /**
   * Makes one call and gives its parsed answer.
   * @throws {ApiError} when the server refuses, the time of the call is up or the network fails.
   * @throws {DOMException} named AbortError when `signal` is aborted.
   */
  call<Name extends ApiCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<ApiResponse<Name>>;
}

export interface ApiClientOptions {
  /** Scheme and host before `/v1`; empty for the page's own host. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Makes the one client through which every call goes; it knows each call's address, time limit and types. */
export function createApiClient({ origin = '', fetch = globalThis.fetch }: ApiClientOptions = {}): ApiClient {
  return {
    async call(name, parameters, options = {}) {
      const { method, path, timeout } = apiCalls[name];
      const address = origin + apiBase + addressOf(path, parameters);
      const timeLimit = AbortSignal.timeout(timeout);
      const signal = options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit;
      try {
        const response = await fetch(address, { method, signal, headers: { accept: 'application/json' } });
        if (!response.ok) throw await refusal(response);
        return await readJson<ApiResponse<typeof name>>(response);
      } catch (error) {
        if (error instanceof ApiError || options.signal?.aborted) throw error;
        if (timeLimit.aborted) throw new ApiError('timeout', `no answer within ${timeout / 1000} s`);
        throw new ApiError('network', error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Puts the parameters of the path into its braces and the others behind it as a query; lists are repeated. */
export function addressOf(path: string, parameters: object): string {
  const query = new URLSearchParams();
  let address = path;
  for (const [key, value] of Object.entries(parameters)) {
    const placeholder = `{${key}}`;
    if (address.includes(placeholder)) {
      address = address.replace(placeholder, encodeURIComponent(String(value)));
      continue;
    }
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(key, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const detail = textField(body, 'detail') ?? `status ${response.status}`;
  // The server's own schema closes the list of codes; an intermediary's answer carries none.
  const code = textField(body, 'code') as ErrorCode | undefined;
  return new ApiError('refused', detail, response.status, code);
}

function textField(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : undefined;
}

/** The server makes its answers with the schemas of `Answer`; checking them again would load the schemas into the page. */
async function readJson<Answer>(response: Response): Promise<Answer> {
  // Read apart from parsed: a connection that breaks within the body is no fault of the body.
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new ApiError('unreadable', 'the answer is not JSON', response.status);
  }
}
