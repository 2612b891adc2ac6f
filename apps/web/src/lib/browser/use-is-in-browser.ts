import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the delivered page is taken over, then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
