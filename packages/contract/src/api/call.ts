/** The shape of an endpoint in the call table, and the properties that most endpoints share. */
import type { RecordTag } from '../record-tags.ts';
import { capabilities, type Capability } from '../roles.ts';

/** Timeouts of a request in milliseconds; the request for all texts takes longer. */
export const callTimeoutMilliseconds = 15_000;
export const allTextsTimeoutMilliseconds = 60_000;
/** A part of an upload. */
export const uploadTimeoutMilliseconds = 60_000;

/**
 * Who may make a call: all visitors, all users, or the users whose role has a capability (`roles.ts`). A policy on the server can restrict
 * it further, for example to the caller's own records.
 */
export type Access = 'everyone' | 'signedIn' | Capability;

/** Whether the access of a call is a capability. */
export function isCapability(access: Access): access is Capability {
  return capabilities.some((capability) => capability === access);
}

interface Endpoint {
  /** Below `apiBase`, with its parameters in braces. */
  readonly path: string;
  /** In milliseconds. */
  readonly timeout: number;
  readonly access: Access;
}

/**
 * A call whose response is the same for every caller. Only these responses may be cached for all clients and be part of
 * rendered pages.
 */
export interface SharedCall extends Endpoint {
  readonly method: 'GET';
  readonly kind: 'read';
  readonly access: 'everyone';
  readonly isShared: true;
  readonly dependsOn: readonly RecordTag[];
}

/** A call that returns JSON and changes nothing. */
export interface ReadCall extends Endpoint {
  readonly method: 'GET';
  readonly kind: 'read';
  readonly isShared?: never;
  /** Empty for a response that is made from no records. A browser that has made the call discards the response with a write of one of them. */
  readonly dependsOn: readonly RecordTag[];
}

/** A call that changes something. */
export interface WriteCall extends Endpoint {
  /** A GET that changes something needs a capability: a link or a page of another site cannot send a token. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly kind: 'write';
  readonly isShared?: never;
  readonly changes: readonly RecordTag[];
  /** How the body is encoded: as a form, or as the bytes of a file; absent means JSON, and no body where the schemas have none. */
  readonly encoding?: 'form' | 'file';
  /** Whether the request names the version that was edited, in `If-Match`; another current version is a conflict. */
  readonly isVersioned?: true;
  /** Whether the caller is signed out afterwards, so that nothing is left that could show the change. */
  readonly endsSession?: true;
}

/** A call that returns the bytes of a file. */
export interface BytesCall extends Endpoint {
  readonly method: 'GET';
  readonly kind: 'bytes';
  readonly isShared?: never;
}

/** A request of the tus protocol, which transfers a file in parts. It reads and sends headers instead of JSON. */
export interface UploadCall extends Endpoint {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly kind: 'upload';
  readonly isShared?: never;
}

/** A URL that the browser opens as a page, and that redirects it. */
export interface RedirectCall extends Endpoint {
  readonly method: 'GET';
  readonly kind: 'redirect';
  readonly isShared?: never;
}

/** One endpoint. */
export type ApiCall = SharedCall | ReadCall | WriteCall | BytesCall | UploadCall | RedirectCall;

/** Records that are the same for every caller. */
export const sharedRead = {
  method: 'GET',
  kind: 'read',
  access: 'everyone',
  isShared: true,
  timeout: callTimeoutMilliseconds,
} as const;

/** What depends on the client, or on files that may change at any time; the records that it is made from are added. */
export const clientRead = {
  method: 'GET',
  kind: 'read',
  access: 'everyone',
  timeout: callTimeoutMilliseconds,
} as const;

/** A file. */
export const bytes = {
  method: 'GET',
  kind: 'bytes',
  access: 'everyone',
  timeout: callTimeoutMilliseconds,
} as const;

/** A change; the method, the access and the changed records are added. */
export const write = { kind: 'write', timeout: callTimeoutMilliseconds } as const;

/** A request of an upload; the method and the access are added. */
export const upload = { kind: 'upload', timeout: uploadTimeoutMilliseconds } as const;
