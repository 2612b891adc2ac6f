import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '../../lib/session/session.ts';

/** Focuses the content when the logout has removed the focused control, so that the keyboard does not start again at the top of the page. */
export function useFocusAfterLogout(): void {
  const hasSignedOut = useStore(sessionStore, (session) => session.hasSignedOut);
  useEffect(() => {
    if (!hasSignedOut || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [hasSignedOut]);
}
