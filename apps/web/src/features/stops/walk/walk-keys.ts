import type { WalkStep } from './walkable-stops.ts';

/** What a key does in the walk along the stops. */
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
  // Keys are told by where they lie, so that W is also the Russian Ц.
  KeyW: 'where',
};

/** The action of a key; null for keys of others and for those with a modifier. */
export function walkAction(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): WalkAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return actions[event.code] ?? null;
}
