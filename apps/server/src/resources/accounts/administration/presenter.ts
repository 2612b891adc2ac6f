import { managedUserSchema, type ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { isSuperuser } from '@cae-map/contract/roles';
import type { UserRow } from '../users/repository.ts';
import type { UserWithSessions } from './repository.ts';

/** Presents a user to administrators, without secrets. */
export function presentManagedUser(row: UserWithSessions): ManagedUser {
  return managedUserSchema.parse({
    id: row.user_id,
    full_name: row.full_name,
    email: row.email,
    is_superuser: isSuperuser(row.role),
    role: row.role,
    is_verified: row.is_verified,
    is_disabled: row.is_disabled,
    has_password: row.password_hash !== null,
    is_google_linked: row.google_subject !== null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    session_count: row.session_count,
  });
}

/** Whether a user has not chosen a password yet, so that the invitation can be sent again. */
export function isInvited({ password_hash, google_subject }: UserRow): boolean {
  return password_hash === null && google_subject === null;
}
