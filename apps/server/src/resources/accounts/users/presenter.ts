import { accountSchema, type AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { capabilitiesOf, isSuperuser, type UserRole } from '@cae-map/contract/roles';
import type { UserRow } from './repository.ts';

/**
 * Presents an account to its owner, without secrets.
 * @param callerRole the role that the settings of the operator give the caller, if it is not the stored one
 */
export function presentAccount(row: UserRow, callerRole: UserRole = row.role): AccountRecord {
  return accountSchema.parse({
    id: row.user_id,
    full_name: row.full_name,
    email: row.email,
    is_superuser: isSuperuser(row.role),
    role: row.role,
    capabilities: capabilitiesOf(callerRole),
    is_verified: row.is_verified,
    version: row.version,
    created_at: row.created_at.toISOString(),
    has_password: row.password_hash !== null,
    is_google_linked: row.google_subject !== null,
  });
}

/** Presents an account with all that is stored about it, to its owner. */
export function presentExportedAccount(row: UserRow) {
  return { ...presentAccount(row), last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null };
}

/** A user as the history of changes stores it: without secrets, and without what identifies the person. */
export function presentUserChange(row: UserRow) {
  return {
    role: row.role,
    is_verified: row.is_verified,
    is_disabled: row.is_disabled,
    is_deleted: row.deleted_at !== null,
    has_password: row.password_hash !== null,
    is_google_linked: row.google_subject !== null,
    version: row.version,
  };
}
