/** What only signed-in visitors need, in one chunk that is loaded on demand. */
export { AccountHost } from './account-host.tsx';
export { PendingAccount } from './pending-account.tsx';
