import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './part-switch.module.css';
import type { SearchPart } from '../common/search-dialog-store.ts';
import { Button } from '../../../ui/controls/button.tsx';

const parts: readonly SearchPart[] = ['text', 'date'];

interface PartSwitchProps {
  readonly part: SearchPart;
  readonly onPart: (part: SearchPart) => void;
  /** The button of the open part. */
  readonly shownPart?: RefObject<HTMLButtonElement | null>;
}

/** Switches between the search by words and by date. */
export function PartSwitch({ part, onPart, shownPart }: PartSwitchProps) {
  const { messages } = useLanguage();
  return (
    <div className={styles.parts} role="group" aria-label={messages.search.title}>
      {parts.map((each) => (
        <Button
          key={each}
          ref={each === part ? shownPart : null}
          aria-pressed={each === part}
          className={styles.part}
          onClick={() => onPart(each)}
        >
          {messages.search.parts[each]}
        </Button>
      ))}
    </div>
  );
}
