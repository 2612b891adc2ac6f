import { passwordLength } from '@cae-map/contract/entities/accounts/account-bounds';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { checkConfirmation, checkEmail, checkFullName, checkNewPassword } from '../form/field-problems.ts';
import formStyles from '../form/form.module.css';
import { EmailField, PasswordField, TextField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import type { useRegister } from '../mutations/use-register.ts';
import { readRegistrationDraft, writeRegistrationDraft } from './registration-draft.ts';

/** The form of a registration. Name and e-mail survive a reload. */
export function RegistrationForm({ register }: { readonly register: ReturnType<typeof useRegister> }) {
  const { language, messages } = useLanguage(accountMessages);
  const { accountFields } = messages;
  return (
    <AccountForm
      fields={['full_name', 'email', 'password', 'confirm']}
      check={({ full_name: fullName, email, password, confirm }) => ({
        full_name: checkFullName(fullName),
        email: checkEmail(email),
        password: checkNewPassword(password),
        confirm: checkConfirmation(confirm, password),
      })}
      onSubmit={({ full_name: fullName, email, password }) =>
        register.mutate({ full_name: fullName.trim(), email: email.trim(), password, lang: language })
      }
      isBusy={register.isPending}
      failure={register.error}
      fieldOfRefusal={{
        email_taken: 'email',
        password_too_common: 'password',
        password_too_personal: 'password',
      }}
      failedLabel={messages.register.failed}
      submitLabel={messages.register.submit}
      busyLabel={messages.register.busy}
    >
      <Draft>
        <TextField name="full_name" label={accountFields.fullName} autoComplete="name" />
        <EmailField name="email" />
      </Draft>
      <PasswordField
        name="password"
        label={accountFields.password}
        hint={accountFields.passwordHint(passwordLength.min)}
        autoComplete="new-password"
      />
      <PasswordField name="confirm" label={accountFields.confirmPassword} autoComplete="new-password" />
    </AccountForm>
  );
}

/** Restores its fields after a reload; what the browser has filled in before remains. */
function Draft({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draft = readRegistrationDraft();
    const fill = (name: string, value: string): void => {
      const field = group.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field && field.value === '') field.value = value;
    };
    fill('full_name', draft.fullName);
    fill('email', draft.email);
  }, []);
  const save = (): void => {
    const valueOf = (name: string): string =>
      group.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
    writeRegistrationDraft({ fullName: valueOf('full_name'), email: valueOf('email') });
  };
  return (
    <div ref={group} onInput={save} className={formStyles.group}>
      {children}
    </div>
  );
}
