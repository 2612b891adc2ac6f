import { useAnnouncement } from '../../lib/notices/announcements.ts';
import { useCommandContext } from '../../ui/commands/use-command-context.ts';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import messageStyles from '../../ui/feedback/transient-message.module.css';
import styles from './hotkeys.module.css';
import { setKeyHelpOpen, useKeyHelpIsOpen } from './key-help-store.ts';
import { useHotkeys } from './use-hotkeys.ts';

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** Handles the keyboard shortcuts, shows the announcements, and opens the key help. */
export function Hotkeys() {
  const announcement = useAnnouncement();
  useHotkeys(useCommandContext());
  return (
    <>
      <p
        role="status"
        className={`${messageStyles.message} ${styles.message}`}
        data-shown={announcement !== null}
      >
        {/* A new key each time, so that screen readers repeat an identical text. */}
        {announcement !== null && <span key={announcement.count}>{announcement.text}</span>}
      </p>
      <LazyDialog isOpen={useKeyHelpIsOpen()} load={loadKeyHelp} onClose={() => setKeyHelpOpen(false)} />
    </>
  );
}
