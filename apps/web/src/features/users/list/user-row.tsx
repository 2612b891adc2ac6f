import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { userRoles, type UserRole } from '@cae-map/contract/roles';
import { useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { UserHistory } from '../changes/user-history.tsx';
import { RenewedInvitation } from '../invite/renewed-invitation.tsx';
import { usersMessages } from '../messages/index.ts';
import { useChangeUser } from '../use-change-user.ts';
import { UserConfirmation } from './user-confirmation.tsx';
import styles from '../users.module.css';

type OpenDialog = 'disable' | 'endSessions' | 'loseAdmin' | null;

/** A user with the role, the last sign-in, and what can be done about the account. */
export function UserRow({ user }: { readonly user: ManagedUser }) {
  const { language, messages } = useLanguage(usersMessages);
  const labels = messages.users;
  const { account } = useAccount();
  const change = useChangeUser();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [chosen, setChosen] = useState<UserRole | null>(null);
  const isSelf = user.id === account?.id;
  const isInvited = !user.has_password && !user.is_google_linked;
  const badges = [
    isSelf && labels.badges.self,
    user.is_disabled && labels.badges.disabled,
    isInvited && !user.is_disabled && labels.badges.invited,
    !user.is_verified && !isInvited && labels.badges.unverified,
    user.is_google_linked && labels.badges.google,
  ].filter((badge) => badge !== false);
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  const chooseRole = (role: UserRole): void => {
    // The control stays enabled during a change, because a disabled one loses the focus.
    if (role === user.role || change.isBusy) return;
    if (isSelf) {
      setChosen(role);
      setDialog('loseAdmin');
    } else void change.setRole(user, role);
  };
  const confirm = (run: () => Promise<void>) => () => {
    setDialog(null);
    void run();
  };

  return (
    <li className={styles.user} data-disabled={user.is_disabled} aria-busy={change.isBusy}>
      <div className={styles.who}>
        <p className={styles.name}>
          {user.full_name}
          {badges.map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
        </p>
        <p className={styles.quiet}>{user.email}</p>
      </div>
      <div className={styles.seen}>
        <p>
          {user.last_sign_in_at === null
            ? labels.neverSignedIn
            : labels.lastSignIn(format.format(new Date(user.last_sign_in_at)))}
        </p>
        <p>{labels.sessions(user.session_count)}</p>
      </div>
      <select
        className={styles.role}
        aria-label={labels.roleOf(user.full_name)}
        value={user.role}
        onChange={({ target }) => {
          const role = userRoles.find((one) => one === target.value);
          if (role !== undefined) chooseRole(role);
        }}
      >
        {userRoles.map((role) => (
          <option key={role} value={role}>
            {labels.roles[role]}
          </option>
        ))}
      </select>
      <div className={styles.actions} role="group" aria-label={labels.actionsOf(user.full_name)}>
        {isInvited && !user.is_disabled && <RenewedInvitation user={user} />}
        {user.session_count > 0 && (
          <Button look="outlined" onClick={() => setDialog('endSessions')}>
            {labels.endSessions}
          </Button>
        )}
        {user.is_disabled ? (
          <Button look="outlined" aria-disabled={change.isBusy} onClick={() => void change.enable(user)}>
            {labels.enable}
          </Button>
        ) : (
          <Button look="outlined" onClick={() => setDialog('disable')}>
            {labels.disable}
          </Button>
        )}
        <UserHistory user={user} />
      </div>
      <UserConfirmation
        isOpen={dialog === 'disable'}
        title={labels.confirmations.disable.title(user.full_name)}
        text={labels.confirmations.disable.text}
        confirmLabel={labels.disable}
        onConfirm={confirm(() => change.disable(user))}
        onClose={() => setDialog(null)}
      />
      <UserConfirmation
        isOpen={dialog === 'endSessions'}
        title={labels.confirmations.endSessions.title(user.full_name)}
        text={labels.confirmations.endSessions.text}
        confirmLabel={labels.endSessions}
        onConfirm={confirm(() => change.endSessions(user))}
        onClose={() => setDialog(null)}
      />
      <UserConfirmation
        isOpen={dialog === 'loseAdmin'}
        title={labels.confirmations.loseAdmin.title()}
        text={labels.confirmations.loseAdmin.text}
        confirmLabel={labels.confirmations.loseAdmin.confirm}
        onConfirm={confirm(async () => {
          if (chosen !== null) await change.setRole(user, chosen);
        })}
        onClose={() => setDialog(null)}
      />
    </li>
  );
}
