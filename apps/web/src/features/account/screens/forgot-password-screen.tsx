import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { checkEmail } from '../form/field-problems.ts';
import { EmailField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useRequestPasswordReset } from '../mutations/use-request-password-reset.ts';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';
import { createAccountScreenModule } from './account-screen-module.ts';
import { FinishedPage } from './finished-page.tsx';

/** Requests a link for a new password. Whether the account exists is not shown. */
function ForgotPasswordScreen() {
  const { language, messages } = useLanguage(accountMessages);
  const { title, intro, submit, busy, sentTitle, sentText, toLogin } = messages.forgotPassword;
  const request = useRequestPasswordReset();
  if (request.isSuccess) {
    return (
      <FinishedPage
        title={sentTitle}
        text={sentText(request.variables.email)}
        link={{ to: paths.login(), label: toLogin }}
      />
    );
  }
  return (
    <AccountPage title={title} intro={intro}>
      <AccountForm
        fields={['email']}
        check={({ email }) => ({ email: checkEmail(email) })}
        onSubmit={({ email }) => request.mutate({ email: email.trim(), lang: language })}
        isBusy={request.isPending}
        failure={request.error}
        failedLabel={messages.accountRefusals.otherFailure}
        submitLabel={submit}
        busyLabel={busy}
      >
        <EmailField name="email" />
      </AccountForm>
      <p className={styles.foot}>
        <LocalLink to={paths.login()}>{toLogin}</LocalLink>
      </p>
    </AccountPage>
  );
}

export const forgotPasswordScreenModule = createAccountScreenModule(
  ForgotPasswordScreen,
  ({ forgotPassword }) => forgotPassword,
);
