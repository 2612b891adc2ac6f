import { useAccount } from '../../../lib/api/account-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { AccountLinks } from '../menu/account-links.tsx';
import { accountMessages } from '../messages/index.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountFailure } from './account-failure.tsx';
import styles from './profile.module.css';

/** The profile in brief in the sheet beside the map, with the pages of the visitor. */
export function ProfileTab() {
  const { messages } = useLanguage(accountMessages);
  const { account } = useAccount();
  return (
    <div className={styles.pane}>
      <h2 className={styles.title}>{messages.profile.title}</h2>
      {account === null ? <AccountFailure /> : <AccountFacts account={account} />}
      <div className={styles.links}>
        <AccountLinks profileLabel={messages.profile.open} />
      </div>
    </div>
  );
}
