import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import styles from './quick-edit.module.css';
import type { QuickConflict } from './use-save-quickly.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Both values of a field after a conflict; nothing is lost until the editor has chosen. */
export function QuickEditConflict({ conflict }: { readonly conflict: QuickConflict }) {
  const { messages } = useLanguage(placeEditingMessages);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const [[field, mine] = ['', null]] = Object.entries(conflict.mine);
  const labels = messages.quickEdit;
  const title = labels.conflict(fieldName(field, messages));
  return (
    <div ref={group} className={styles.conflict} role="group" aria-label={title} tabIndex={-1}>
      <p>{title}</p>
      <Button look="outlined" onClick={conflict.keepMine}>
        {labels.mine(formatField(field, mine, messages))}
      </Button>
      <Button look="outlined" onClick={conflict.keepSaved}>
        {labels.theirs(formatField(field, Reflect.get(conflict.current, field), messages))}
      </Button>
    </div>
  );
}
