import { passwordLength } from '@cae-map/contract/entities/accounts/account-bounds';
import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { AccountForm } from '../form/account-form.tsx';
import { checkConfirmation, checkNewPassword, checkPassword } from '../form/field-problems.ts';
import { PasswordField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useChangePassword } from '../mutations/use-change-password.ts';
import { explainWrongPassword } from './explain-wrong-password.ts';
import { ProfileSection } from './profile-section.tsx';

/** The form for a new password; an account that signs in by Google alone has no current one. */
export function PasswordForm({ account }: { readonly account: AccountRecord }) {
  const { messages } = useLanguage(accountMessages);
  const { accountFields, profile } = messages;
  const change = useChangePassword();
  /** Empties the fields after each change. */
  const [changes, setChanges] = useState(0);
  return (
    <ProfileSection
      title={profile.passwordTitle}
      text={account.has_password ? undefined : profile.passwordOfGoogle}
    >
      <AccountForm
        key={changes}
        fields={['current', 'password', 'confirm']}
        check={({ current, password, confirm }) => ({
          current: account.has_password ? checkPassword(current) : null,
          password: checkNewPassword(password),
          confirm: checkConfirmation(confirm, password),
        })}
        onSubmit={({ current, password }) =>
          change.mutate(
            { current_password: account.has_password ? current : null, new_password: password },
            {
              onSuccess: () => {
                setChanges((count) => count + 1);
                notify({ kind: 'success', message: profile.passwordChanged });
              },
            },
          )
        }
        isBusy={change.isPending}
        failure={change.error}
        fieldOfRefusal={{
          wrong_credentials: 'current',
          password_too_common: 'password',
          password_too_personal: 'password',
        }}
        explain={explainWrongPassword}
        failedLabel={messages.accountRefusals.otherFailure}
        submitLabel={account.has_password ? profile.changePassword : profile.setPassword}
        busyLabel={profile.saving}
      >
        {/* Password managers read the account from it. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={account.email}
          readOnly
          hidden
        />
        {account.has_password && (
          <PasswordField
            name="current"
            label={accountFields.currentPassword}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          name="password"
          label={accountFields.newPassword}
          hint={accountFields.passwordHint(passwordLength.min)}
          autoComplete="new-password"
        />
        <PasswordField name="confirm" label={accountFields.confirmPassword} autoComplete="new-password" />
      </AccountForm>
    </ProfileSection>
  );
}
