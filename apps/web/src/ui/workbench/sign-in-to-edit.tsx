import { useLocation } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../links/local-link.tsx';
import { editingMessages } from './messages/index.ts';

/** What a visitor with the tools of editors but without an account sees in place of the fields. */
export function SignInToEdit() {
  const { messages } = useLanguage(editingMessages);
  const { pathname, search, hash } = useLocation();
  return (
    <p>
      {messages.editing.signInToEdit}{' '}
      <LocalLink to={paths.login(pathname + search + hash)}>{messages.editing.signIn}</LocalLink>
    </p>
  );
}
