import { passwordLength } from '@cae-map/contract/entities/accounts/account-bounds';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { checkConfirmation, checkNewPassword } from '../form/field-problems.ts';
import { PasswordField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useResetPassword } from '../mutations/use-reset-password.ts';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';
import { createAccountScreenModule } from './account-screen-module.ts';
import { FinishedPage } from './finished-page.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Sets a new password by the link of an e-mail. */
function ResetPasswordScreen() {
  const { messages } = useLanguage(accountMessages);
  const { title, intro, submit, busy, doneTitle, doneText, login, incomplete, another } =
    messages.resetPassword;
  const token = useLinkToken();
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return <FinishedPage title={doneTitle} text={doneText} link={{ to: paths.login(), label: login }} />;
  }
  if (token === null) {
    return (
      <FinishedPage title={title} text={incomplete} link={{ to: paths.forgotPassword(), label: another }} />
    );
  }
  return (
    <AccountPage title={title} intro={intro}>
      <AccountForm
        fields={['password', 'confirm']}
        check={({ password, confirm }) => ({
          password: checkNewPassword(password),
          confirm: checkConfirmation(confirm, password),
        })}
        onSubmit={({ password }) => token !== undefined && reset.mutate({ token, password })}
        isBusy={reset.isPending}
        failure={reset.error}
        fieldOfRefusal={{ password_too_common: 'password', password_too_personal: 'password' }}
        failedLabel={messages.accountRefusals.otherFailure}
        submitLabel={submit}
        busyLabel={busy}
      >
        <PasswordField
          name="password"
          label={messages.accountFields.newPassword}
          hint={messages.accountFields.passwordHint(passwordLength.min)}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirm"
          label={messages.accountFields.confirmPassword}
          autoComplete="new-password"
        />
      </AccountForm>
      <p className={styles.foot}>
        <LocalLink to={paths.forgotPassword()}>{another}</LocalLink>
      </p>
    </AccountPage>
  );
}

export const resetPasswordScreenModule = createAccountScreenModule(
  ResetPasswordScreen,
  ({ resetPassword }) => resetPassword,
);
