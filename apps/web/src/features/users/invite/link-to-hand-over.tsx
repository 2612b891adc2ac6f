import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { usersMessages } from '../messages/index.ts';
import styles from '../users.module.css';

interface LinkToHandOverProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of an invitation that the server could not send; it is not shown again. */
export function LinkToHandOver({ name, link, onClose }: LinkToHandOverProps) {
  const { messages } = useLanguage(usersMessages);
  const { invitation, close } = messages.users;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      announce(invitation.copied);
    } catch {
      notify({ kind: 'warning', message: invitation.copyFailed });
    }
  };
  return (
    <div className={styles.form}>
      <p>{invitation.linkText(name)}</p>
      <input
        className={styles.link}
        readOnly
        aria-label={invitation.link}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
        <Button look="outlined" onClick={onClose}>
          {close}
        </Button>
        <Button look="main" onClick={() => void copy()}>
          {invitation.copy}
        </Button>
      </div>
    </div>
  );
}
