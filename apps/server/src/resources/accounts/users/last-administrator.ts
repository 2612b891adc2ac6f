import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { hasOtherAdmin, type UserRow } from './repository.ts';

type Activity = Pick<UserRow, 'role' | 'is_disabled' | 'deleted_at'>;

/**
 * Rejects a change that would leave no active administrator. The transaction must hold `lockAdministrators`, taken before the lock of the
 * user: otherwise two concurrent transactions could each remove one of the last two administrators.
 * @throws {RequestError} `conflict` when the change removes the last administrator
 */
export async function requireRemainingAdmin(
  transaction: Orm,
  user: UserRow,
  change: Partial<Activity>,
): Promise<void> {
  if (!isActiveAdmin(user) || isActiveAdmin({ ...user, ...change })) return;
  if (await hasOtherAdmin(transaction, user.user_id)) return;
  throw new RequestError(
    'conflict',
    'The last administrator cannot be deleted, disabled or demoted: make another user an administrator first.',
  );
}

function isActiveAdmin({ role, is_disabled, deleted_at }: Activity): boolean {
  return role === 'admin' && !is_disabled && deleted_at === null;
}
