import type { Capability } from '@cae-map/contract/roles';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { hasCapability, isInAudience, offeredTo, type Audience, type Offered } from './audience.ts';
import { sessionStore } from './session.ts';

/** Whether the visitor belongs to an audience; on the server and during hydration only to `everyone`. */
export function useIsInAudience(audience: Audience): boolean {
  return useStore(sessionStore, (session) => isInAudience(audience, session));
}

/** Whether the account of the visitor has a capability; false on the server and during hydration. */
export function useHasCapability(capability: Capability): boolean {
  return useStore(sessionStore, (session) => hasCapability(capability, session));
}

/** Filters the items by the audience of the visitor; memoized. */
export function useOffered<Item extends Offered>(items: readonly Item[]): readonly Item[] {
  const session = useStore(sessionStore);
  return useMemo(() => offeredTo(items, session), [items, session]);
}
