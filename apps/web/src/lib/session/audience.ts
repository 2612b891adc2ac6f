import type { Session } from './session.ts';

/** Who is offered a command, a menu entry, a tab, a part of the map, a section or a screen. */
export type Audience = 'everyone' | 'signedIn' | 'researchers' | 'admins';

/** Something that a feature offers to an audience; to everyone when it names none. */
export interface Offered {
  readonly audience?: Audience;
}

/** Tells whether the visitor of a session belongs to an audience. Admins belong to `researchers` as well. */
export function isInAudience(audience: Audience, session: Session): boolean {
  const isAdmin = session.isSuperuser || session.localFlag === 'adminmode';
  switch (audience) {
    case 'everyone':
      return true;
    case 'signedIn':
      return session.isSignedIn;
    case 'researchers':
      return isAdmin || session.localFlag === 'researcher';
    case 'admins':
      return isAdmin;
  }
}

/** The items whose audience the visitor of a session belongs to, in their order. */
export function offeredTo<Item extends Offered>(items: readonly Item[], session: Session): readonly Item[] {
  return items.filter(({ audience = 'everyone' }) => isInAudience(audience, session));
}
