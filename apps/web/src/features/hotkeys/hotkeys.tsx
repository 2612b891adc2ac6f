import { useState } from 'react';
import { FailedPart, NeededPart } from '../../ui/feedback/lazy-part.tsx';
import slipStyles from '../../ui/feedback/transient-message.module.css';
import styles from './hotkeys.module.css';
import { setKeyHelpOpen, useKeyHelpIsOpen } from './key-help-store.ts';
import { useCommandContext } from './use-command-context.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { usePassing } from './use-passing.ts';

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** Listens to the keyboard shortcuts, shows what their commands report, and lists them on request. */
export function Hotkeys() {
  const [said, say] = usePassing();
  const readContext = useCommandContext();
  useHotkeys(() => ({ ...readContext(), say }));
  const isHelpOpen = useKeyHelpIsOpen();
  const [wasHelpOpen, setWasHelpOpen] = useState(isHelpOpen);
  if (isHelpOpen && !wasHelpOpen) setWasHelpOpen(true);
  return (
    <>
      <p role="status" className={`${slipStyles.slip} ${styles.said}`} data-shown={said !== null}>
        {/* A new element each time, so that the same words are spoken again. */}
        {said !== null && <span key={said.count}>{said.text}</span>}
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
