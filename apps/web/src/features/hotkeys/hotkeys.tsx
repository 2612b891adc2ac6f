import { useState } from 'react';
import type { CommandContext } from '../../lib/commands/command.ts';
import { FailedPart, NeededPart } from '../../ui/needed-part.tsx';
import slipStyles from '../../ui/passing-slip.module.css';
import styles from './hotkeys.module.css';
import { setKeyHelpOpen, useKeyHelpIsOpen } from './key-help-store.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { usePassing } from './use-passing.ts';

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

interface HotkeysProps {
  /** What commands act on, as it is at the moment; what they say is said here. */
  readonly readContext: () => Omit<CommandContext, 'say'>;
}

/** The keys of the product: runs their commands, shows what they say, and lists them when asked. */
export function Hotkeys({ readContext }: HotkeysProps) {
  const [said, say] = usePassing();
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
