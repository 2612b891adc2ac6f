import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useAccount } from '../../../lib/api/account-query.ts';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import pageStyles from '../../../ui/layout/page.module.css';
import { accountMessages } from '../messages/index.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountFailure } from './account-failure.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { Sessions } from './sessions.tsx';

/** The profile of a signed-in visitor. */
function ProfileScreen() {
  const { messages } = useLanguage(accountMessages);
  usePageHead({ title: messages.profile.title, description: messages.profile.description });
  const { account } = useAccount();
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.profile.title}</h1>
      {account === null ? (
        <AccountFailure />
      ) : (
        <>
          <section className={styles.sheet} aria-label={messages.profile.title}>
            <AccountFacts account={account} />
            <NameForm account={account} />
          </section>
          <PasswordForm account={account} />
          <Sessions />
          <ExportData />
          <DeleteAccount account={account} />
        </>
      )}
    </div>
  );
}

export const profileScreenModule: ScreenModule = { Screen: ProfileScreen };
