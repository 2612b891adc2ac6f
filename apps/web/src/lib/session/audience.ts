import type { Capability } from '@cae-map/contract/roles';
import type { Session } from './session.ts';

/**
 * The visitors that a command, menu entry, tab, map part, section or screen is for. `authMenu` are those who see the menu of
 * accounts: signed-in visitors, and those who have opened it by clicks on the logo. A capability names the visitors who see the tools
 * of those that have it: also those with the local flag `adminmode`, whose changes the server rejects; see `hasCapability`.
 */
export type Audience = 'everyone' | 'authMenu' | 'signedIn' | 'researchers' | Capability;

/** An item for an audience; without one it is for everyone. */
export interface Offered {
  readonly audience?: Audience;
}

/** Whether the visitor of a session belongs to an audience. Those who may change places also belong to `researchers`. */
export function isInAudience(audience: Audience, session: Session): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'authMenu') return session.isSignedIn || session.hasAuthMenu;
  if (audience === 'signedIn') return session.isSignedIn;
  if (audience === 'researchers') return session.localFlag !== null || hasCapability('places.write', session);
  return session.localFlag === 'adminmode' || hasCapability(audience, session);
}

/** Whether the account of a session has a capability, so that the server accepts its changes. */
export function hasCapability(
  capability: Capability,
  { isSignedIn, capabilities }: Pick<Session, 'isSignedIn' | 'capabilities'>,
): boolean {
  return isSignedIn && capabilities.includes(capability);
}

/** Filters the items by the audience of a session. */
export function offeredTo<Item extends Offered>(items: readonly Item[], session: Session): readonly Item[] {
  return items.filter(({ audience = 'everyone' }) => isInAudience(audience, session));
}
