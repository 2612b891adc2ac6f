import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { userRoles } from '@cae-map/contract/roles';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChangeList } from '../../../ui/workbench/history/change-list.tsx';
import type { FieldLabels } from '../../../ui/workbench/kind/field-labels.ts';
import { usersMessages, type UsersMessages } from '../messages/index.ts';
import { useUserChanges } from '../users-query.ts';

/** The button that opens the history of a user. */
export function UserHistory({ user }: { readonly user: ManagedUser }) {
  const { messages } = useLanguage(usersMessages);
  const [isOpen, setOpen] = useState(false);
  const { history, close, changes } = messages.users;
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {history}
      </Button>
      <Dialog
        title={changes.title(user.full_name)}
        closeLabel={close}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Changes userId={user.id} />}
      </Dialog>
    </>
  );
}

function Changes({ userId }: { readonly userId: number }) {
  const { messages } = useLanguage(usersMessages);
  const { data, isError } = useUserChanges(userId);
  return (
    <ChangeList
      changes={data}
      hasFailed={isError}
      fields={createFieldLabels(messages)}
      renderAction={() => null}
    />
  );
}

/** How the fields of a user are shown in its history. */
function createFieldLabels({ users }: UsersMessages): FieldLabels {
  const { changes, roles } = users;
  const names: Readonly<Record<string, string>> = changes.fields;
  return {
    name: (field) => names[field] ?? field,
    format(field, value) {
      if (field === 'role') {
        const role = userRoles.find((one) => one === value);
        return role === undefined ? '' : roles[role];
      }
      if (typeof value === 'boolean') return value ? changes.yes : changes.no;
      return typeof value === 'number' ? String(value) : '';
    },
    isShown: (field) => Object.hasOwn(names, field),
  };
}
