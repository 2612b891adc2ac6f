import { useState } from 'react';
import type { OpenRecord } from '../../../lib/api/presence-query.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PresenceMessages } from './presence-messages.ts';
import styles from './presence-note.module.css';
import { usePresence } from './use-presence.ts';

interface PresenceNoteProps extends OpenRecord {
  readonly labels: PresenceMessages;
}

/** Shows who else has the record of an editor open, and whether the editor has it open in another window. */
export function PresenceNote({ entity, id, labels }: PresenceNoteProps) {
  const { language } = useLanguage();
  const presence = usePresence({ entity, id });
  const [hasBeenShared, setHasBeenShared] = useState(false);
  const { editors = [], has_other_window: hasOtherWindow = false } = presence ?? {};
  const names = new Intl.ListFormat(numberLocales[language], { type: 'conjunction' }).format(editors);
  const isShared = editors.length > 0 || hasOtherWindow;
  if (isShared && !hasBeenShared) setHasBeenShared(true);
  return (
    <p role="status" className={styles.note} data-empty={!isShared}>
      {editors.length > 0 && <span>{labels.others(names, editors.length)} </span>}
      {hasOtherWindow && <span>{labels.otherWindow}</span>}
      {/* Visible by the absence of the note, which a screen reader does not announce. */}
      {presence !== undefined && hasBeenShared && !isShared && (
        <span className="visually-hidden">{labels.closed}</span>
      )}
    </p>
  );
}
