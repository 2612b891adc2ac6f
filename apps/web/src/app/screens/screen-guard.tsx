import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { isInAudience, type Audience } from '../../lib/session/audience.ts';
import { sessionStore, type Session } from '../../lib/session/session.ts';
import { notify } from '../../lib/notices/notices.ts';
import { paths } from '../../lib/url/paths.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';

interface ScreenGuardProps {
  /** The audience of the screen. */
  readonly audience?: Audience | undefined;
  /** Path of the screen without its language. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Renders a screen for its audience. Other visitors are redirected to the login screen with a `redirect` query, or, if they
 * are signed in, to the map with a notice. The server has no session and does not render guarded screens.
 */
export function ScreenGuard({ audience = 'everyone', path, children }: ScreenGuardProps) {
  const { language } = useLanguage();
  const { search } = useLocation();
  const session = useStore(sessionStore);
  switch (decideAccess(audience, session)) {
    case 'open':
      return children;
    case 'unknown':
      return <LoadingPage />;
    case 'needsLogin':
      return <Navigate to={localPath(language, paths.login(localPath(language, path) + search))} replace />;
    case 'denied':
      return <AccessDenied />;
  }
}

/** Decides about the access to a screen. The local flag alone does not grant access to a screen that needs an account. */
function decideAccess(audience: Audience, session: Session): 'open' | 'unknown' | 'needsLogin' | 'denied' {
  if (audience === 'everyone') return 'open';
  if (!session.isRestored) return 'unknown';
  if (audience !== 'researchers' && !session.isSignedIn) return 'needsLogin';
  return isInAudience(audience, session) ? 'open' : 'denied';
}

function AccessDenied() {
  const { language, messages } = useLanguage();
  const { title, text } = messages.accessDenied;
  useEffect(() => notify({ kind: 'error', title, message: text }), [title, text]);
  return <Navigate to={localPath(language, paths.map())} replace />;
}
