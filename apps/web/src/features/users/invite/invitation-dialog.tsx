import type { InvitedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { maxEmailLength, maxFullNameLength } from '@cae-map/contract/entities/accounts/account-bounds';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { userRoles, type UserRole } from '@cae-map/contract/roles';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from '../users.module.css';
import { usersMessages } from '../messages/index.ts';
import { userFailure } from '../use-change-user.ts';
import { LinkToHandOver } from './link-to-hand-over.tsx';

interface InvitationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that invites a user. What has been entered stays after a failure. */
export function InvitationDialog({ isOpen, onClose }: InvitationDialogProps) {
  const { messages } = useLanguage(usersMessages);
  const { invitation, close } = messages.users;
  const [invited, setInvited] = useState<InvitedUser | null>(null);
  const finish = (): void => {
    setInvited(null);
    onClose();
  };
  return (
    <Dialog
      title={invited === null ? invitation.title : invitation.linkTitle}
      closeLabel={close}
      isOpen={isOpen}
      onClose={finish}
      use="form"
    >
      {isOpen &&
        (invited?.link == null ? (
          <InvitationForm
            onInvited={(result) => {
              if (result.link !== null) return setInvited(result);
              notify({ kind: 'success', message: messages.users.done.invited(result.user.email) });
              finish();
            }}
          />
        ) : (
          <LinkToHandOver name={invited.user.full_name} link={invited.link} onClose={finish} />
        ))}
    </Dialog>
  );
}

interface InvitationFormProps {
  readonly onInvited: (invited: InvitedUser) => void;
}

function InvitationForm({ onInvited }: InvitationFormProps) {
  const { language, messages } = useLanguage(usersMessages);
  const labels = messages.users;
  const invitation = messages.users.invitation;
  const client = useRequiredClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>('editor');
  const [lang, setLang] = useState<ContentLanguage>(language);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.call('inviteUser', {}, { body: { full_name: name.trim(), email: email.trim(), role, lang } }),
    onSuccess: onInvited,
  });
  const nameProblem = name.trim() === '' ? invitation.nameMissing : null;
  const emailProblem = /^\S+@\S+\.\S+$/.test(email.trim()) ? null : invitation.emailInvalid;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    if (nameProblem === null && emailProblem === null) return mutate();
    event.currentTarget
      .querySelector<HTMLElement>(nameProblem === null ? '[type="email"]' : 'input')
      ?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={isPending}>
      <Field label={invitation.name} problem={hasTried ? nameProblem : null} isRequired>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="off"
            maxLength={maxFullNameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={invitation.email} problem={hasTried ? emailProblem : null} isRequired>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="off"
            maxLength={maxEmailLength}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label={labels.role}>
        {(attributes) => (
          <select
            {...attributes}
            value={role}
            onChange={({ target }) => setRole(userRoles.find((one) => one === target.value) ?? role)}
          >
            {userRoles.map((one) => (
              <option key={one} value={one}>
                {labels.roles[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={invitation.language}>
        {(attributes) => (
          <select
            {...attributes}
            value={lang}
            onChange={({ target }) => setLang(contentLanguages.find((one) => one === target.value) ?? lang)}
          >
            {contentLanguages.map((one) => (
              <option key={one} value={one}>
                {invitation.languages[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div role="alert" className={styles.failure}>
        {error !== null && !isPending && userFailure(error, messages)}
      </div>
      <Button type="submit" look="main" aria-disabled={isPending}>
        {isPending ? invitation.sending : invitation.send}
      </Button>
    </form>
  );
}
