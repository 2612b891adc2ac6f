import { useAccount } from '../../../lib/api/account-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { failureText } from '../form/refusal-text.ts';
import formStyles from '../form/form.module.css';
import { accountMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './profile.module.css';

/** What is shown until the account is loaded: a message, and after a failure a way to try again. */
export function AccountFailure() {
  const { messages } = useLanguage(accountMessages);
  const { error, reload } = useAccount();
  const { loading, failed, retry } = messages.profile;
  if (error === null) return <p className={styles.quiet}>{loading}</p>;
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(error, messages, failed)}</p>
      <Button className={formStyles.secondary} onClick={() => void reload()}>
        {retry}
      </Button>
    </div>
  );
}
