import { useEffect, useEffectEvent } from 'react';
import { logEvent } from '../../../lib/events/log-event.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useLanguageChange } from '../../../ui/language/use-language-change.ts';
import { welcomeMessages } from '../messages/index.ts';
import { completeAnnouncement } from '../welcome-store.ts';
import styles from './announcement.module.css';

/** Announces the English version to readers of the Russian one, who can switch to it. */
export function EnglishAnnouncement() {
  const { language, messages } = useLanguage(welcomeMessages);
  const { title, text, confirm, cancel, close } = messages.welcome.announcement;
  const changeLanguage = useLanguageChange();
  const log = useEffectEvent(() =>
    logEvent('english_announcement', language, { action: 'dialog_displayed' }),
  );
  useEffect(() => log(), []);
  const answer = (isConfirmed: boolean): void => {
    const action = isConfirmed ? 'user_switched_to_english' : 'user_dismissed_dialog';
    logEvent('english_announcement', language, { action });
    if (isConfirmed) changeLanguage('en');
    completeAnnouncement();
  };
  return (
    <Dialog title={title} closeLabel={close} isOpen onClose={() => answer(false)} use="form">
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button look="main" onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
