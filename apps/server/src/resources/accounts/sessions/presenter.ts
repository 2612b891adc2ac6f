import { sessionSchema, type SessionRecord } from '@cae-map/contract/entities/accounts/account';
import type { SessionRow } from './repository.ts';

/** Presents a session to its user, without its secrets. */
export function presentSession(row: SessionRow, currentSessionId: number): SessionRecord {
  return sessionSchema.parse({
    session_id: row.session_id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    browser: row.browser,
    is_current: row.session_id === currentSessionId,
  });
}
