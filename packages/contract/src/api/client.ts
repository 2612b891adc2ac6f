import type { z } from 'zod';
import type { BookFileFailure } from '../entities/books/book-files.ts';
import type { TranslationFileFailure } from '../entities/translations/translation-file.ts';
import type { ErrorBody, ErrorCode } from '../error-body.ts';
import type { ApiCall } from './call.ts';
import {
  apiBase,
  apiCalls,
  type ApiCallName,
  type JsonCallName,
  type SharedCallName,
  type VersionedCallName,
} from './calls.ts';
import type { apiSchemas } from './schemas.ts';

type Schemas = typeof apiSchemas;
/** A schema without fields infers to an index signature, which would forbid the fields of the other schema. */
type Fields<Type> = string extends keyof Type ? object : Type;

/** The parameters of a request: those of its path and its query in one object. */
export type ApiParameters<Name extends ApiCallName> = Fields<z.output<Schemas[Name]['params']>> &
  Fields<z.output<Schemas[Name]['query']>>;

/** The response of an endpoint with status 200, or null with status 204. */
export type ApiResponse<Name extends ApiCallName> = z.output<Schemas[Name]['response']>;

/** The body of a request; undefined for endpoints without one. */
export type ApiBody<Name extends ApiCallName> = Schemas[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : undefined;

/** The names of the calls that need a body or the version that was edited. */
export type ChangingCallName = {
  [Name in JsonCallName]: Schemas[Name] extends { readonly body: z.ZodType }
    ? Name
    : Name extends VersionedCallName
      ? Name
      : never;
}[JsonCallName];

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether the request continues when the page is left. */
  readonly keepalive?: boolean;
}

/** What a request needs besides its parameters: its body, and the version that was edited. */
export type ChangeOptions<Name extends ChangingCallName> = CallOptions &
  (Schemas[Name] extends { readonly body: z.ZodType } ? { readonly body: ApiBody<Name> } : object) &
  (Name extends VersionedCallName ? { readonly version: number } : object);

/** Why a request failed: an error response, a timeout, a network failure, or a body that is not JSON. */
export type ApiFailureKind = 'refused' | 'timeout' | 'network' | 'unreadable';

/** The versions of a conflict: what the server sent in `versions` of its error response. */
export type VersionConflict = NonNullable<ErrorBody['versions']>;

/** What an error response contains besides its message. */
export interface ApiErrorFacts {
  readonly status?: number | undefined;
  readonly code?: ErrorCode | undefined;
  readonly versions?: VersionConflict | undefined;
  /** Of a `duplicate_file`: the id of the image that has the same file. */
  readonly duplicateOf?: number | undefined;
  /** Why a file cannot be read as a book. */
  readonly bookFile?: BookFileFailure | undefined;
  /** Why a file cannot be read as translations. */
  readonly translationFile?: TranslationFileFailure | undefined;
  /** Of the header `Retry-After`, in seconds. */
  readonly retryAfter?: number | undefined;
}

/** A failed request. `status` and `code` are set when the server responded; `message` is the English detail. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiFailureKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly versions: VersionConflict | undefined;
  readonly duplicateOf: number | undefined;
  readonly bookFile: BookFileFailure | undefined;
  readonly translationFile: TranslationFileFailure | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ApiFailureKind, message: string, facts: ApiErrorFacts = {}) {
    super(message);
    this.kind = kind;
    this.status = facts.status;
    this.code = facts.code;
    this.versions = facts.versions;
    this.duplicateOf = facts.duplicateOf;
    this.bookFile = facts.bookFile;
    this.translationFile = facts.translationFile;
    this.retryAfter = facts.retryAfter;
  }
}

/** A client for calls whose response is the same for every caller: the only ones that rendered pages can make. */
export interface ApiClient {
  /**
   * Sends a request and resolves to its parsed response.
   * @throws {ApiError} on an error response, a timeout or a network failure.
   * @throws {DOMException} named AbortError when `signal` is aborted.
   */
  call<Name extends SharedCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
    options?: CallOptions,
  ): Promise<ApiResponse<Name>>;
}

/** A client for all calls with JSON, in the browser. It rejects like `ApiClient`. */
export interface BrowserApiClient {
  call<Name extends Exclude<JsonCallName, ChangingCallName>>(
    name: Name,
    parameters: ApiParameters<Name>,
    options?: CallOptions,
  ): Promise<ApiResponse<Name>>;
  call<Name extends ChangingCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
    options: ChangeOptions<Name>,
  ): Promise<ApiResponse<Name>>;
}

/** The credentials of the visitor, for calls that not everyone may make. */
export interface Credentials {
  /** The current access token, renewed if it is about to expire; null for a visitor who is not signed in. */
  getToken(): Promise<string | null>;
  /** Called when the server rejects a token with 401. Resolves to another token, or to null when there is none. */
  replaceToken(rejected: string): Promise<string | null>;
}

export interface ApiClientOptions {
  /** Scheme and host before `/v1`; empty for the origin of the page. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Without them, every call is made as a visitor. */
  readonly credentials?: Credentials;
}

/** The options of any call, as the implementation reads them. */
interface AnyCallOptions extends CallOptions {
  readonly body?: unknown;
  readonly version?: number;
}

/** Creates the API client. All requests of the product use it. */
export function createApiClient({
  origin = '',
  fetch = globalThis.fetch,
  credentials,
}: ApiClientOptions = {}): BrowserApiClient {
  async function send(call: ApiCall, url: string, init: RequestInit): Promise<Response> {
    const token = call.access === 'everyone' ? null : ((await credentials?.getToken()) ?? null);
    const response = await fetch(url, withToken(init, token));
    if (response.status !== 401 || token === null) return response;
    const other = (await credentials?.replaceToken(token)) ?? null;
    return other === null ? response : await fetch(url, withToken(init, other));
  }

  return {
    async call<Name extends JsonCallName>(
      name: Name,
      parameters: ApiParameters<Name>,
      options: AnyCallOptions = {},
    ): Promise<ApiResponse<Name>> {
      const call: ApiCall = apiCalls[name];
      const url = origin + apiBase + buildUrl(call.path, parameters);
      const timeLimit = AbortSignal.timeout(call.timeout);
      const signal = options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit;
      try {
        const { keepalive = false } = options;
        const init = { method: call.method, signal, keepalive, ...encodeBody(call, options) };
        const response = await send(call, url, init);
        if (!response.ok) throw await readErrorResponse(response);
        return await readJson<ApiResponse<Name>>(response);
      } catch (error) {
        if (error instanceof ApiError || options.signal?.aborted) throw error;
        if (timeLimit.aborted) throw new ApiError('timeout', `no response within ${call.timeout / 1000} s`);
        throw new ApiError('network', error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function withToken(init: RequestInit, token: string | null): RequestInit {
  if (token === null) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** The body and the headers of a request. */
function encodeBody(
  call: ApiCall,
  { body, version }: AnyCallOptions,
): { readonly headers: Record<string, string>; readonly body?: string | Uint8Array<ArrayBuffer> } {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (body === undefined) return { headers };
  if (call.kind === 'write' && call.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    const fields = new URLSearchParams();
    for (const [key, value] of Object.entries(Object(body))) fields.set(key, String(value));
    return { headers, body: fields.toString() };
  }
  if (call.kind === 'write' && call.encoding === 'file') {
    headers['content-type'] = 'application/octet-stream';
    return { headers, body: body as Uint8Array<ArrayBuffer> };
  }
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(body) };
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
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError('refused', detail, {
    status: response.status,
    // The server restricts the codes by its own schema; the response of a proxy has none.
    code: textField(body, 'code') as ErrorCode | undefined,
    versions: readVersions(body),
    duplicateOf: readDuplicate(body),
    bookFile: textField(body, 'book_file') as BookFileFailure | undefined,
    translationFile: textField(body, 'translation_file') as TranslationFileFailure | undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function readVersions(body: unknown): VersionConflict | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const versions: unknown = Reflect.get(body, 'versions');
  const isObject = typeof versions === 'object' && versions !== null;
  // The server builds its responses with the schema of the error body.
  return isObject ? (versions as VersionConflict) : undefined;
}

function readDuplicate(body: unknown): number | undefined {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'duplicate_of') : null;
  return typeof id === 'number' ? id : undefined;
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
    throw new ApiError('unreadable', 'the response is not JSON', { status: response.status });
  }
}
