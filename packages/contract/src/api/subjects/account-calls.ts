import { callTimeoutMilliseconds, clientRead, write, type ApiCall } from '../call.ts';

/** Changes that a visitor without an account may make. */
const visitorWrite = { ...write, method: 'POST', access: 'everyone' } as const;
/** Changes of the caller's own account. */
const ownWrite = { ...write, access: 'signedIn', changes: ['users'] } as const;

/** The endpoints of accounts and sessions. */
export const accountCalls = {
  login: { ...visitorWrite, path: '/auth/jwt/login', encoding: 'form', changes: ['sessions'] },
  refreshSession: { ...visitorWrite, path: '/auth/jwt/refresh', changes: ['sessions'] },
  logout: { ...visitorWrite, path: '/auth/jwt/logout', changes: ['sessions'], endsSession: true },
  register: { ...visitorWrite, path: '/auth/register', changes: ['users'] },
  confirmEmail: { ...visitorWrite, path: '/auth/confirm-email', changes: ['users'] },
  requestPasswordReset: { ...visitorWrite, path: '/auth/forgot-password', changes: ['users'] },
  resetPassword: { ...visitorWrite, path: '/auth/reset-password', changes: ['users', 'sessions'] },
  startGoogleSignIn: {
    method: 'GET',
    kind: 'redirect',
    access: 'everyone',
    path: '/auth/google/authorize',
    timeout: callTimeoutMilliseconds,
  },
  completeGoogleSignIn: {
    ...visitorWrite,
    path: '/auth/google/callback',
    changes: ['users', 'sessions'],
  },
  getMe: { ...clientRead, access: 'signedIn', path: '/users/me', dependsOn: ['users'] },
  updateMe: { ...ownWrite, method: 'PATCH', path: '/users/me', isVersioned: true },
  changePassword: {
    ...ownWrite,
    method: 'PUT',
    path: '/users/me/password',
    changes: ['users', 'sessions'],
  },
  exportMe: {
    ...clientRead,
    access: 'signedIn',
    path: '/users/me/export',
    dependsOn: ['users', 'sessions', 'places', 'images'],
  },
  deleteMe: {
    ...ownWrite,
    method: 'POST',
    path: '/users/me/delete',
    changes: ['users', 'sessions'],
    endsSession: true,
  },
  listMySessions: {
    ...clientRead,
    access: 'signedIn',
    path: '/users/me/sessions/',
    dependsOn: ['sessions'],
  },
  revokeMySession: {
    ...ownWrite,
    method: 'DELETE',
    path: '/users/me/sessions/{session_id}',
    changes: ['sessions'],
  },
  signOutEverywhere: {
    ...ownWrite,
    method: 'DELETE',
    path: '/users/me/sessions/',
    changes: ['sessions'],
    endsSession: true,
  },
} as const satisfies Record<string, ApiCall>;
