import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { Access, ApiCall } from '@cae-map/contract/api/call';

/** Who makes a call, by the roles that the server distinguishes. The local flags of a browser are none of them. */
export const roles = ['visitor', 'signed in', 'admin'] as const;
export type Role = (typeof roles)[number];

const accessRank: Readonly<Record<Access, number>> = { everyone: 0, signedIn: 1, admin: 2 };

/** Whether a role has the access that the call table requires. */
export function hasAccess(role: Role, name: ApiCallName): boolean {
  const { access }: ApiCall = apiCalls[name];
  return roles.indexOf(role) >= accessRank[access];
}

/** The table of all calls and roles, as Markdown for the documentation. */
export function describeRoleMatrix(): string {
  const rows = (Object.keys(apiCalls) as ApiCallName[]).map((name) => {
    const { method, path, kind }: ApiCall = apiCalls[name];
    const cells = roles.map((role) => (hasAccess(role, name) ? 'yes' : '–'));
    return `| \`${name}\` | ${method} ${path} | ${kind} | ${cells.join(' | ')} |`;
  });
  return [
    `| call | endpoint | kind | ${roles.join(' | ')} |`,
    `| --- | --- | --- |${' --- |'.repeat(roles.length)}`,
    ...rows,
  ].join('\n');
}
