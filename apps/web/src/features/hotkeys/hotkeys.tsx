import { useState } from 'react';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import messageStyles from '../../ui/feedback/transient-message.module.css';
import styles from './hotkeys.module.css';
import { setKeyHelpOpen, useKeyHelpIsOpen } from './key-help-store.ts';
import { useCommandContext } from './use-command-context.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { useTransientMessage } from './use-transient-message.ts';

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** Listens to the keyboard shortcuts, shows what their commands report, and lists them on request. */
export function Hotkeys() {
  const [said, announce] = useTransientMessage();
  const readContext = useCommandContext();
  useHotkeys(() => ({ ...readContext(), announce }));
  const isHelpOpen = useKeyHelpIsOpen();
  const [wasHelpOpen, setWasHelpOpen] = useState(isHelpOpen);
  if (isHelpOpen && !wasHelpOpen) setWasHelpOpen(true);
  return (
    <>
      <p role="status" className={`${messageStyles.message} ${styles.said}`} data-shown={said !== null}>
        {/* A new element each time, so that the same words are spoken again. */}
        {said !== null && <span key={said.count}>{said.text}</span>}
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
