import type { Session } from './session.ts';

/**
 * The visitors that a command, menu entry, tab, map part, section or screen is for. `authMenu` are those who see the menu of
 * accounts: signed-in visitors, and those who have opened it by clicks on the logo. `editors` have an account that may change records;
 * `admins` are also those who only see the tools by the local flag.
 */
export type Audience = 'everyone' | 'authMenu' | 'signedIn' | 'researchers' | 'admins' | 'editors';

/** An item for an audience; without one it is for everyone. */
export interface Offered {
  readonly audience?: Audience;
}

/** Whether the visitor of a session belongs to an audience. Admins also belong to `researchers`. */
export function isInAudience(audience: Audience, session: Session): boolean {
  const isAdmin = session.isSuperuser || session.localFlag === 'adminmode';
  switch (audience) {
    case 'everyone':
      return true;
    case 'authMenu':
      return session.isSignedIn || session.hasAuthMenu;
    case 'signedIn':
      return session.isSignedIn;
    case 'researchers':
      return isAdmin || session.localFlag === 'researcher';
    case 'admins':
      return isAdmin;
    case 'editors':
      return session.isSignedIn && session.isSuperuser;
  }
}

/** Filters the items by the audience of a session. */
export function offeredTo<Item extends Offered>(items: readonly Item[], session: Session): readonly Item[] {
  return items.filter(({ audience = 'everyone' }) => isInAudience(audience, session));
}
