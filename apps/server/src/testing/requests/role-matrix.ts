import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCall } from '@cae-map/contract/api/call';
import { hasCapability, roles, type Role } from '@cae-map/contract/roles';

/** Whether a role has the access that the call table requires. */
export function hasAccess(role: Role, name: ApiCallName): boolean {
  const { access }: ApiCall = apiCalls[name];
  if (access === 'everyone') return true;
  if (access === 'signedIn') return role !== 'visitor';
  return hasCapability(role, access);
}

/** The table of all calls and roles, as Markdown for the documentation. */
export function describeRoleMatrix(): string {
  const rows = (Object.keys(apiCalls) as ApiCallName[]).map((name) => {
    const { method, path, kind, access }: ApiCall = apiCalls[name];
    const cells = roles.map((role) => (hasAccess(role, name) ? 'yes' : '–'));
    return `| \`${name}\` | ${method} ${path} | ${kind} | ${access} | ${cells.join(' | ')} |`;
  });
  return [
    `| call | endpoint | kind | access | ${roles.join(' | ')} |`,
    `| --- | --- | --- | --- |${' --- |'.repeat(roles.length)}`,
    ...rows,
  ].join('\n');
}
