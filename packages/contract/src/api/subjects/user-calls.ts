import { clientRead, write, type ApiCall } from '../call.ts';

const read = { ...clientRead, access: 'users.manage', dependsOn: ['users', 'sessions'] } as const;
const change = { ...write, access: 'users.manage', changes: ['users'] } as const;

/** The endpoints by which administrators manage the users. */
export const userCalls = {
  listUsers: { ...read, path: '/admin/users/' },
  inviteUser: { ...change, method: 'POST', path: '/admin/users/' },
  updateUser: {
    ...change,
    method: 'PATCH',
    path: '/admin/users/{user_id}',
    changes: ['users', 'sessions'],
    isVersioned: true,
  },
  renewInvitation: { ...change, method: 'POST', path: '/admin/users/{user_id}/invitation' },
  endUserSessions: {
    ...change,
    method: 'DELETE',
    path: '/admin/users/{user_id}/sessions/',
    changes: ['sessions'],
  },
  listUserChanges: { ...read, path: '/admin/users/{user_id}/changes/' },
} as const satisfies Record<string, ApiCall>;
