import { apiCallNames, apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { Access, ApiCall } from '@cae-map/contract/api/call';
import { recordApiCalls } from '@cae-map/contract/api/records/record-api-calls';
import { hasCapability, roles, type Role } from '@cae-map/contract/roles';

/** Whether a role has the access that the call table requires. */
export function hasAccess(role: Role, name: ApiCallName): boolean {
  return roleHasAccess(role, apiCalls[name].access);
}

function roleHasAccess(role: Role, access: Access): boolean {
  if (access === 'everyone') return true;
  if (access === 'signedIn') return role !== 'visitor';
  return hasCapability(role, access);
}

const cellsOf = (isAllowed: (role: Role) => boolean): string =>
  roles.map((role) => (isAllowed(role) ? 'yes' : '–')).join(' | ');

function tableOf(columns: readonly string[], rows: readonly string[]): string {
  const names = [...columns, ...roles];
  return [`| ${names.join(' | ')} |`, `|${' --- |'.repeat(names.length)}`, ...rows].join('\n');
}

/** The table of the calls that are not those of every kind of records, as Markdown for the documentation. */
export function describeRoleMatrix(): string {
  const names = apiCallNames.filter((name) => !(name in recordApiCalls));
  const rows = names.map((name) => {
    const { method, path, kind, access }: ApiCall = apiCalls[name];
    const cells = cellsOf((role) => hasAccess(role, name));
    return `| \`${name}\` | ${method} ${path} | ${kind} | ${access} | ${cells} |`;
  });
  return tableOf(['call', 'endpoint', 'kind', 'access'], rows);
}

/** The table of the kinds of records that editors change, by the access to their calls. */
export function describeRecordAccess(): string {
  const accesses = new Set(Object.values<ApiCall>(recordApiCalls).map(({ access }) => access));
  const rows = [...accesses].toSorted().map((access) => {
    const cells = cellsOf((role) => roleHasAccess(role, access));
    return `| ${access} | ${cells} |`;
  });
  return tableOf(['access'], rows);
}
