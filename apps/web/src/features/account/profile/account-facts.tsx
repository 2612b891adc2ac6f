import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './profile.module.css';

/** Name, e-mail and verification of an account, and its role if it has any capability. */
export function AccountFacts({ account }: { readonly account: AccountRecord }) {
  const { messages } = useLanguage(accountMessages);
  const { name, email, verification, verified, unverified, roles } = messages.profile;
  const Icon = account.is_verified ? IconCircleCheck : IconAlertCircle;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{name}</dt>
        <dd className={styles.name}>
          {account.full_name}
          {account.role !== 'user' && <span className={styles.badge}>{roles[account.role]}</span>}
        </dd>
      </div>
      <div>
        <dt>{email}</dt>
        <dd>{account.email}</dd>
      </div>
      <div>
        <dt className="visually-hidden">{verification}</dt>
        <dd className={styles.verification} data-verified={account.is_verified}>
          <Icon size={18} stroke={1.8} aria-hidden="true" />
          {account.is_verified ? verified : unverified}
        </dd>
      </div>
    </dl>
  );
}
