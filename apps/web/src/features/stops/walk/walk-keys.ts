import type { WalkStep } from './walkable-stops.ts';

/** The action of a key in the walk along the stops. */
export type WalkAction = WalkStep | 'open' | 'leave' | 'where';

const actions: Readonly<Record<string, WalkAction>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'open',
  NumpadEnter: 'open',
  Escape: 'leave',
  // `code` identifies the physical key, so W is Ц in the Russian layout.
  KeyW: 'where',
};

/** Returns the action of a key; null for other keys and for keys with a modifier. */
export function findWalkAction(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): WalkAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return actions[event.code] ?? null;
}
