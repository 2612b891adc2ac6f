import { useLocation } from 'react-router';
import { ForAudience } from '../../lib/session/for-audience.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../links/local-link.tsx';

interface SignInLinkProps {
  /** The purpose of the account. */
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A link to the login, which leads back to the page; nothing for signed-in visitors. */
export function SignInLink({ text, label, className }: SignInLinkProps) {
  const { pathname, search, hash } = useLocation();
  const link = (
    <p className={className}>
      {text} <LocalLink to={paths.login(pathname + search + hash)}>{label}</LocalLink>
    </p>
  );
  return (
    <ForAudience audience="signedIn" otherwise={link}>
      {null}
    </ForAudience>
  );
}
