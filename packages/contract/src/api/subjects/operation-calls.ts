import { errorTunnelPath } from '../error-tunnel-path.ts';
import { clientRead, write, type ApiCall } from '../call.ts';

const watch = { ...clientRead, access: 'server.watch', dependsOn: [] } as const;

/** The endpoints by which browsers report errors, and administrators watch the server. */
export const operationCalls = {
  reportErrors: { ...write, method: 'POST', access: 'everyone', path: errorTunnelPath, changes: [] },
  getServerState: { ...watch, path: '/admin/server/' },
  listReportedErrors: { ...watch, path: '/admin/errors/' },
  listEventTotals: { ...watch, path: '/admin/events/' },
} as const satisfies Record<string, ApiCall>;
