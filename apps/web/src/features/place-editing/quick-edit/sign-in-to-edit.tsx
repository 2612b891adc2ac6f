import { useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';

/** What a visitor with the tools of editors but without an account sees in place of the fields. */
export function SignInToEdit() {
  const { messages } = useLanguage(placeEditingMessages);
  const { pathname, search, hash } = useLocation();
  return (
    <p>
      {messages.saving.signInToEdit}{' '}
      <LocalLink to={paths.login(pathname + search + hash)}>{messages.saving.signIn}</LocalLink>
    </p>
  );
}
