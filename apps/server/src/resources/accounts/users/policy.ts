import type { Policy } from '../../../writes/policy.ts';
import type { UserRow } from './repository.ts';

/** An account is changed by its owner only; administrators change the role of others by calls of their own. */
export const ownAccount: Policy<UserRow> = (caller, user) => caller?.userId === user.user_id;
