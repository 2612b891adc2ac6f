import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { leaveLocalMode } from '../../lib/session/session.ts';
import { Button } from '../controls/button.tsx';
import styles from './role-mode.module.css';

/** What the mode means, and the button that ends it. Its tools disappear, so that the focus moves to the content of the page. */
export function LeaveMode() {
  const { messages } = useLanguage();
  const leave = (): void => {
    leaveLocalMode();
    document.getElementById('content')?.focus({ preventScroll: true });
    announce(messages.roleMode.left);
  };
  return (
    <>
      <p className={styles.about}>{messages.roleMode.about}</p>
      <Button className={styles.leave} onClick={leave}>
        {messages.roleMode.leave}
      </Button>
    </>
  );
}
