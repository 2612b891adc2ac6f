import { ApiError } from '@cae-map/contract/api/client';
import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { useQueryClient } from '@tanstack/react-query';
import { refreshRecords } from '../../../lib/api/writes/refresh-records.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { AccountForm } from '../form/account-form.tsx';
import { checkFullName } from '../form/field-problems.ts';
import { TextField } from '../form/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import { useUpdateName } from '../mutations/use-update-name.ts';
import { NameConflict } from './name-conflict.tsx';

/** The form for the name. If the account was changed elsewhere, the visitor chooses between both names. */
export function NameForm({ account }: { readonly account: AccountRecord }) {
  const { messages } = useLanguage(accountMessages);
  const { save, saving, nameSaved } = messages.profile;
  const update = useUpdateName();
  const reloadAccount = useReloadAccount();
  const submit = (fullName: string, version: number): void =>
    update.mutate({ fullName, version }, { onSuccess: () => announce(nameSaved) });
  const conflict = update.error instanceof ApiError ? update.error.versions : undefined;
  if (conflict !== undefined && update.variables !== undefined) {
    const { fullName } = update.variables;
    return (
      <NameConflict
        mine={fullName}
        conflict={conflict}
        onKeepMine={() => submit(fullName, conflict.current)}
        onTakeSaved={() => {
          update.reset();
          void reloadAccount();
        }}
      />
    );
  }
  return (
    <AccountForm
      fields={['full_name']}
      check={({ full_name: fullName }) => ({ full_name: checkFullName(fullName) })}
      onSubmit={({ full_name: fullName }) => submit(fullName.trim(), account.version)}
      isBusy={update.isPending}
      failure={update.error}
      failedLabel={messages.accountRefusals.otherFailure}
      submitLabel={save}
      busyLabel={saving}
    >
      <TextField
        // A saved name replaces what the field contains.
        key={account.version}
        name="full_name"
        label={messages.accountFields.fullName}
        autoComplete="name"
        defaultValue={account.full_name}
      />
    </AccountForm>
  );
}

function useReloadAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshRecords(queryClient, ['users']);
}
