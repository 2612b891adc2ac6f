import type { Policy } from '../../../writes/policy.ts';
import type { UserRow } from './repository.ts';

/** An account is changed by its owner only; roles are changed by the operator's command. */
export const ownAccount: Policy<UserRow> = (caller, user) => caller?.userId === user.user_id;
