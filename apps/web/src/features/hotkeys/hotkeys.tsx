import { useState } from 'react';
import { FailedPart, NeededPart } from '../../ui/needed-part.tsx';
import slipStyles from '../../ui/passing-slip.module.css';
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
  useHotkeys(() => ({ ...readContext(), say: announce }));
  const isHelpOpen = useKeyHelpIsOpen();
  const [wasHelpOpen, setWasHelpOpen] = useState(isHelpOpen);
  if (isHelpOpen && !wasHelpOpen) setWasHelpOpen(true);
  return (
    <>
      <p role="status" className={`${slipStyles.slip} ${styles.message}`} data-shown={message !== null}>
        {/* A new key each time, so that screen readers repeat an identical text. */}
        {message !== null && <span key={message.count}>{message.text}</span>}
      </p>
      {wasHelpOpen && (
        <NeededPart
          load={loadKeyHelp}
          properties={{ isOpen: isHelpOpen }}
          renderFailure={(retry) => (
            <FailedPart
              onRetry={retry}
              onGiveUp={() => {
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
