import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { checkPassword } from '../form/field-problems.ts';
import formStyles from '../form/form.module.css';
import { PasswordField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useDeleteAccount } from '../mutations/use-delete-account.ts';
import { explainWrongPassword } from './explain-wrong-password.ts';
import { ProfileSection } from './profile-section.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './profile.module.css';

/** Deletes the account, after a confirmation with the password. */
export function DeleteAccount({ account }: { readonly account: AccountRecord }) {
  const { messages } = useLanguage(accountMessages);
  const { deleteTitle, deleteText, deleteOpen, close } = messages.profile;
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection title={deleteTitle} text={deleteText}>
      <div className={styles.buttons}>
        <Button className={formStyles.secondary} onClick={() => setOpen(true)}>
          {deleteOpen}
        </Button>
      </div>
      <Dialog
        title={deleteTitle}
        closeLabel={close}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        use="form"
      >
        {isOpen && <DeletionForm hasPassword={account.has_password} />}
      </Dialog>
    </ProfileSection>
  );
}

function DeletionForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const { messages } = useLanguage(accountMessages);
  const { deleteText, deleteConfirm, deleting, deleted } = messages.profile;
  const deletion = useDeleteAccount();
  return (
    <AccountForm
      fields={['password']}
      check={({ password }) => ({ password: hasPassword ? checkPassword(password) : null })}
      onSubmit={({ password }) => {
        // The component is unmounted when the session ends, so that callbacks of `mutate` would not be called.
        void deletion
          .mutateAsync(hasPassword ? password : null)
          .then(() => notify({ kind: 'success', message: deleted }))
          .catch(() => undefined);
      }}
      isBusy={deletion.isPending}
      failure={deletion.error}
      fieldOfRefusal={{ wrong_credentials: 'password' }}
      explain={explainWrongPassword}
      failedLabel={messages.accountRefusals.otherFailure}
      submitLabel={deleteConfirm}
      busyLabel={deleting}
      isDangerous
    >
      <p className={styles.quiet}>{deleteText}</p>
      {hasPassword && (
        <PasswordField
          name="password"
          label={messages.accountFields.password}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  );
}
