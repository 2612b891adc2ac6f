import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '../../lib/session/session.ts';

/** Focuses the content after a logout that has removed the focused control; otherwise Tab would start at the top of the page. */
export function useFocusAfterLogout(): void {
  const hasSignedOut = useStore(sessionStore, (session) => session.hasSignedOut);
  useEffect(() => {
    if (!hasSignedOut || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [hasSignedOut]);
}
