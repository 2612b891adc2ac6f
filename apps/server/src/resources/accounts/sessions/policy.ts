import type { Policy } from '../../../writes/policy.ts';
import type { SessionRow } from './repository.ts';

/** A session is ended by its user only. */
export const ownSession: Policy<SessionRow> = (caller, session) => caller?.userId === session.user_id;
