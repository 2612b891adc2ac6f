import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { accountMessages } from '../messages/index.ts';
import { useRegister } from '../mutations/use-register.ts';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { createAccountScreenModule } from './account-screen-module.ts';
import { FinishedPage } from './finished-page.tsx';
import { removeRegistrationDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useReturnTarget } from './use-return-target.ts';

/** The registration screen; a visitor who is or becomes signed in returns to the page of the `redirect` query. */
function RegisterScreen() {
  const { target } = useReturnTarget();
  return (
    <ForAudience audience="signedIn" otherwise={<Registration />}>
      <Navigate to={target} replace />
    </ForAudience>
  );
}

function Registration() {
  const { messages } = useLanguage(accountMessages);
  const { redirect } = useReturnTarget();
  const register = useRegister();
  const { isSuccess } = register;
  useEffect(() => {
    if (isSuccess) removeRegistrationDraft();
  }, [isSuccess]);
  const { title, intro, toLogin, login, confirmTitle, confirmText, doneTitle, doneText } = messages.register;
  if (register.data?.next === 'confirm') {
    return <FinishedPage title={confirmTitle} text={confirmText(register.data.email)} />;
  }
  if (register.data?.next === 'login') {
    return (
      <FinishedPage title={doneTitle} text={doneText} link={{ to: paths.login(redirect), label: login }} />
    );
  }
  return (
    <AccountPage title={title} intro={intro}>
      <RegistrationForm register={register} />
      <p className={styles.foot}>
        {toLogin} <LocalLink to={paths.login(redirect)}>{login}</LocalLink>
      </p>
    </AccountPage>
  );
}

export const registerScreenModule = createAccountScreenModule(RegisterScreen, ({ register }) => register);
