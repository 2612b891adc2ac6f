import { buildUrl } from '@cae-map/contract/api/client';
import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { useConfiguration } from '../../../lib/api/configuration-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { checkEmail, checkPassword } from '../form/field-problems.ts';
import formStyles from '../form/form.module.css';
import { EmailField, PasswordField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useLogin } from '../mutations/use-login.ts';
import styles from './account-page.module.css';

interface LoginFormProps {
  /** The local path to return to, for the other ways of signing in. */
  readonly redirect: string | null;
  /** Why the sign-in by Google failed. */
  readonly googleFailure?: Error | null;
}

/** The ways of signing in: by password, and by Google if the operator has configured it. */
export function LoginForm({ redirect, googleFailure = null }: LoginFormProps) {
  const { messages } = useLanguage(accountMessages);
  const offered = useConfiguration()?.accounts;
  const login = useLogin();
  return (
    <>
      <AccountForm
        fields={['username', 'password']}
        check={({ username, password }) => ({
          username: checkEmail(username),
          password: checkPassword(password),
        })}
        onSubmit={({ username, password }) => login.mutate({ username: username.trim(), password })}
        isBusy={login.isPending}
        failure={login.isIdle ? googleFailure : login.error}
        failedLabel={messages.login.failed}
        submitLabel={messages.login.submit}
        busyLabel={messages.login.busy}
      >
        <EmailField name="username" />
        <PasswordField
          name="password"
          label={messages.accountFields.password}
          autoComplete="current-password"
        />
        {offered?.mail === true && (
          <LocalLink to={paths.forgotPassword()} className={styles.link ?? ''}>
            {messages.login.forgotten}
          </LocalLink>
        )}
      </AccountForm>
      {offered?.google === true && (
        <>
          <p className={styles.or}>{messages.login.or}</p>
          <a className={formStyles.secondary} href={googleUrl(redirect)}>
            <IconBrandGoogleFilled size={18} aria-hidden="true" />
            {messages.login.google}
          </a>
        </>
      )}
      <p className={styles.foot}>
        {messages.login.toRegister}{' '}
        <LocalLink to={paths.register(redirect)}>{messages.login.register}</LocalLink>
      </p>
    </>
  );
}

function googleUrl(redirect: string | null): string {
  return apiBase + buildUrl(apiCalls.startGoogleSignIn.path, redirect === null ? {} : { redirect });
}
