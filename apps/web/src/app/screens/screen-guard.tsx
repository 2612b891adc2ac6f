import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { isInAudience, type Audience } from '../../lib/session/audience.ts';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { sessionStore, type Session } from '../../lib/session/session.ts';
import { notify } from '../../lib/notices/notices.ts';
import { paths } from '../../lib/url/paths.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';

const PendingAccount = lazyOptional(async () => (await import('../session/account-parts.ts')).PendingAccount);

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
  const { search, hash } = useLocation();
  const session = useStore(sessionStore);
  const access = decideAccess(audience, session);
  const [wasOpen, setWasOpen] = useState(false);
  if (access === 'open' && !wasOpen) setWasOpen(true);
  switch (access) {
    case 'open':
      return children;
    case 'unknown':
      return <LoadingPage />;
    case 'pending':
      return <PendingAccount />;
    case 'needsLogin': {
      // A visitor who signs out on the screen has left it on purpose.
      const hasLeft = wasOpen && session.hasSignedOut;
      const login = paths.login(localPath(language, path) + search + hash);
      return <Navigate to={localPath(language, hasLeft ? paths.map() : login)} replace />;
    }
    case 'denied':
      // A form that was open when the role was taken away keeps what has been entered; the server rejects its changes.
      return wasOpen ? children : <AccessDenied />;
  }
}

/** `unknown` until the session is restored, `pending` until the privileges of the account are known. */
type Access = 'open' | 'unknown' | 'pending' | 'needsLogin' | 'denied';

/** Decides about the access to a screen. The local flag alone does not grant access to a screen that needs an account. */
function decideAccess(audience: Audience, session: Session): Access {
  if (audience === 'everyone') return 'open';
  if (!session.isRestored) return 'unknown';
  if (audience !== 'researchers' && !session.isSignedIn) return 'needsLogin';
  if (isInAudience(audience, session)) return 'open';
  return session.isAccountPending ? 'pending' : 'denied';
}

function AccessDenied() {
  const { language, messages } = useLanguage();
  const { title, text } = messages.accessDenied;
  useEffect(() => notify({ kind: 'error', title, message: text }), [title, text]);
  return <Navigate to={localPath(language, paths.map())} replace />;
}
