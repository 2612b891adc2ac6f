import { Navigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { isLocalTarget, targetInLanguage } from '../../../lib/url/return-target.ts';
import { accountMessages } from '../messages/index.ts';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';
import { createAccountScreenModule } from './account-screen-module.ts';
import { LoginForm } from './login-form.tsx';
import { useGoogleRedirect } from './use-google-redirect.ts';
import { useReturnTarget } from './use-return-target.ts';

/**
 * The login screen. A visitor who is or becomes signed in returns to the page of the `redirect` query. At the URL to which
 * Google redirects, it completes the sign-in, and shows the form after a failure.
 */
function LoginScreen() {
  const { language, messages } = useLanguage(accountMessages);
  const { redirect, target } = useReturnTarget();
  const { isCompleting, signedIn, failure } = useGoogleRedirect();
  if (signedIn !== null) {
    const isOwn = signedIn.redirect !== null && isLocalTarget(signedIn.redirect);
    return <Navigate to={targetInLanguage(isOwn ? signedIn.redirect : null, language)} replace />;
  }
  const { title, intro, completing } = messages.login;
  if (isCompleting) {
    return (
      <AccountPage title={title}>
        <p role="status" className={styles.text}>
          {completing}
        </p>
      </AccountPage>
    );
  }
  const form = (
    <AccountPage title={title} intro={intro}>
      <LoginForm redirect={redirect} googleFailure={failure} />
    </AccountPage>
  );
  return (
    <ForAudience audience="signedIn" otherwise={form}>
      <Navigate to={target} replace />
    </ForAudience>
  );
}

export const loginScreenModule = createAccountScreenModule(LoginScreen, ({ login }) => login);
