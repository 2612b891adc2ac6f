import { useEffect, useState } from 'react';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useIsInAudience } from '../../lib/session/use-offered.ts';

const AccountHost = lazyOptional(async () => (await import('./account-parts.ts')).AccountHost);

/** Loads what signed-in visitors need when a token is present, also after another tab has signed in. */
export function SessionHost() {
  const isSignedIn = useIsInAudience('signedIn');
  const [isNeeded, setNeeded] = useState(isSignedIn);
  if (isSignedIn && !isNeeded) setNeeded(true);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === 'token') setNeeded(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return isNeeded && <AccountHost />;
}
