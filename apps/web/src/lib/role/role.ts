import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { readLocal, writeLocal } from '../storage/local-storage.ts';

/**
 * The role flag that the browser keeps. It only shows tools: the server checks every write against the account.
 * `adminmode` includes every tool of a researcher.
 */
export type RoleFlag = 'researcher' | 'adminmode';

/** The values of the query `magic` that set the flag. */
const flagOfMagic: ReadonlyMap<string, RoleFlag> = new Map([
  ['ResearcherMode', 'researcher'],
  ['AdminMode', 'adminmode'],
]);

interface RoleState {
  readonly flag: RoleFlag | null;
}

const roleStore = createStore<RoleState>(() => ({ flag: null }));

/**
 * Reads the flag that is kept, or keeps the one that the query of the address asks for; call it once, in the browser. A
 * query that asks for no known role changes nothing.
 */
export function restoreRole(search: string): void {
  const asked = flagOfMagic.get(new URLSearchParams(search).get('magic') ?? '');
  if (asked !== undefined) writeLocal('roleFlag', asked);
  const kept = asked ?? readLocal('roleFlag');
  roleStore.setState({ flag: kept === 'researcher' || kept === 'adminmode' ? kept : null });
}

/** Whether the tools of researchers are shown; false while a delivered page is taken over. */
export function useIsResearcher(): boolean {
  return useStore(roleStore, ({ flag }) => flag !== null);
}

/** Whether the tools of admins are shown; false while a delivered page is taken over. */
export function useIsAdmin(): boolean {
  return useStore(roleStore, ({ flag }) => flag === 'adminmode');
}
