import type { Policy } from '../../../writes/policy.ts';
import type { UserRow } from '../users/repository.ts';

/** An account is changed by its owner only; administrators use other calls to change the roles of users. */
export const ownAccount: Policy<UserRow> = (caller, user) => caller?.userId === user.user_id;
