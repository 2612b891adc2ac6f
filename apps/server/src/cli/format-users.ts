import type { UserSummary } from '../resources/accounts/administration/operator-commands.ts';

/** Formats accounts as a table for a terminal. */
export function formatUsers(users: readonly UserSummary[]): string {
  if (users.length === 0) return 'There are no accounts.';
  const rows = users.map((user) => [
    user.email,
    user.role,
    describeState(user),
    user.created_at.slice(0, 10),
    user.full_name,
  ]);
  const table = [['e-mail', 'role', 'state', 'created', 'name'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describeState({ is_disabled, is_verified, has_password, is_google_linked }: UserSummary): string {
  const facts = [
    is_disabled ? 'disabled' : '',
    is_verified ? '' : 'not confirmed',
    has_password ? '' : 'no password',
    is_google_linked ? 'Google' : '',
  ];
  return facts.filter(Boolean).join(', ') || 'active';
}
