import type { GoogleSession } from '@cae-map/layers/base-layer';
import { fillPlaceholders } from '@cae-map/layers/tile-urls';
import { z } from 'zod';
import type { Upstream, UpstreamResult } from '../../upstream/upstream.ts';

const sessionUrl = 'https://tile.googleapis.com/v1/createSession?key={key}';

/** `expiry` is in seconds since 1970. */
const responseSchema = z.object({
  session: z.string().min(1).max(2000),
  expiry: z.string().regex(/^\d{1,12}$/),
});

/** A session ends this much earlier than Google states, in milliseconds, so that no tile is requested with an expired one. */
const expiryMargin = 60_000;
/** After a failure no session is requested for this time, in milliseconds. */
const retryDelay = 60_000;

export type SessionResult =
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The sessions of Google's Map Tiles API: https://developers.google.com/maps/documentation/tile/session_tokens */
export interface GoogleSessions {
  /**
   * The session of a kind of map in a language, such as `ru-RU`; it is created if there is none. Concurrent calls share one
   * request. Never rejects.
   */
  get(session: GoogleSession, language: string): Promise<SessionResult>;
  /** Removes a session that Google has rejected. */
  invalidate(token: string): void;
}

interface Entry {
  readonly result: Promise<SessionResult>;
  /** In milliseconds since 1970; set when the request has ended. */
  validUntil: number;
  token?: string;
}

export function createGoogleSessions(key: string, upstream: Upstream): GoogleSessions {
  const entries = new Map<string, Entry>();

  async function create(
    { mapType, layerTypes }: GoogleSession,
    language: string,
  ): Promise<{ readonly result: SessionResult; readonly validUntil: number }> {
    const region = language.split('-')[1];
    const answer = await upstream.request({
      url: fillPlaceholders(sessionUrl, { key }),
      accept: 'application/json',
      json: { mapType, language, region, ...(layerTypes ? { layerTypes } : {}) },
    });
    const fail = (result: SessionResult) => ({ result, validUntil: Date.now() + retryDelay });
    if (answer.kind !== 'response') return fail(answer);
    const { status, bytes } = answer.response;
    if (status !== 200)
      return fail({ kind: 'failed', reason: `a session was rejected with status ${status}` });
    const session = responseSchema.safeParse(parseJson(bytes.toString()));
    if (!session.success) return fail({ kind: 'failed', reason: 'the response to a session is not valid' });
    const validUntil = Number(session.data.expiry) * 1000 - expiryMargin;
    return { result: { kind: 'session', token: session.data.session }, validUntil };
  }

  return {
    get(session, language) {
      const id = `${session.mapType} ${language}`;
      const existing = entries.get(id);
      if (existing && Date.now() < existing.validUntil) return existing.result;
      const creating = create(session, language);
      const entry: Entry = { result: creating.then(({ result }) => result), validUntil: Infinity };
      entries.set(id, entry);
      return creating.then(({ result, validUntil }) => {
        entry.validUntil = validUntil;
        if (result.kind === 'session') entry.token = result.token;
        return result;
      });
    },
    invalidate(token) {
      for (const [id, entry] of entries) if (entry.token === token) entries.delete(id);
    },
  };
}

/** Google's responses to an expired session. */
const rejectedSession = new Set([401, 403]);

/**
 * Sends a request with the session of a kind of map in a language. A session that Google has rejected is replaced once. Never
 * rejects.
 */
export async function requestWithSession(
  sessions: GoogleSessions,
  { session, language }: { readonly session: GoogleSession; readonly language: string },
  send: (token: string) => Promise<UpstreamResult>,
): Promise<UpstreamResult> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await sessions.get(session, language);
    if (found.kind !== 'session') return found;
    const result = await send(found.token);
    const isRejected = result.kind === 'response' && rejectedSession.has(result.response.status);
    if (!isRejected || attempt > 0) return result;
    sessions.invalidate(found.token);
  }
}

/** Parses JSON; undefined if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
