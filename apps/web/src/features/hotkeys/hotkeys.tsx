import { useState } from 'react';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import messageStyles from '../../ui/feedback/transient-message.module.css';
import styles from './hotkeys.module.css';
import { setKeyHelpOpen, useKeyHelpIsOpen } from './key-help-store.ts';
import { useCommandContext } from './use-command-context.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { useTransientMessage } from './use-transient-message.ts';

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** Handles the keyboard shortcuts, shows the messages of their commands, and opens the key help. */
export function Hotkeys() {
  const [message, announce] = useTransientMessage();
  const readContext = useCommandContext();
  useHotkeys(() => ({ ...readContext(), announce }));
  const isHelpOpen = useKeyHelpIsOpen();
  const [wasHelpOpen, setWasHelpOpen] = useState(isHelpOpen);
  if (isHelpOpen && !wasHelpOpen) setWasHelpOpen(true);
  return (
    <>
      <p role="status" className={`${messageStyles.message} ${styles.message}`} data-shown={message !== null}>
        {/* A new key each time, so that screen readers repeat an identical text. */}
        {message !== null && <span key={message.count}>{message.text}</span>}
      </p>
      {wasHelpOpen && (
        <LazyPart
          load={loadKeyHelp}
          properties={{ isOpen: isHelpOpen }}
          renderFailure={(retry) => (
            <FailedPart
              onRetry={retry}
              onDismiss={() => {
                setKeyHelpOpen(false);
                setWasHelpOpen(false);
              }}
            />
          )}
        />
      )}
    </>
  );
}
