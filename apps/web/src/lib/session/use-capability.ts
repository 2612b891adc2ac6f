import type { Capability } from '@cae-map/contract/roles';
import { useStore } from 'zustand';
import { hasCapability } from './audience.ts';
import { sessionStore } from './session.ts';

/**
 * Whether the account of the visitor has a capability; false on the server and during hydration. For screens that are for everyone who is signed
 * in and do different things for those with the capability; what is only for these is within `ForCapability`.
 */
export function useHasCapability(capability: Capability): boolean {
  return useStore(sessionStore, (session) => hasCapability(capability, session));
}
