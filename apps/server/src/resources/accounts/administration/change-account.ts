import type { Orm } from '../../../database/connection.ts';
import { deleteOneTimeTokens } from '../../../security/one-time-tokens.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { requireRemainingAdmin } from '../users/last-administrator.ts';
import { updateUser, type UserRow } from '../users/repository.ts';

/** What others than the owner change of an account. */
export type AccountChange = Partial<Pick<UserRow, 'role' | 'is_disabled' | 'password_hash'>>;

/**
 * Changes an account at the order of an administrator or of the operator. An account that is disabled loses its sessions, and the links that
 * were sent to it are withdrawn. The transaction must hold `lockAdministrators` and then the row of the user.
 * @throws {RequestError} `conflict` when no active administrator would remain
 */
export async function changeAccount(
  transaction: Orm,
  user: UserRow,
  change: AccountChange,
): Promise<UserRow> {
  await requireRemainingAdmin(transaction, user, change);
  const changed = await updateUser(transaction, user.user_id, change);
  if (changed.is_disabled) await endAccess(transaction, user.user_id);
  return changed;
}

/** Ends the sessions of a user, and withdraws the links that were sent. */
export async function endAccess(transaction: Orm, userId: number): Promise<void> {
  await deleteSessions(transaction, userId);
  await deleteOneTimeTokens(transaction, userId);
}
