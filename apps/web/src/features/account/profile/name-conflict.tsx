import type { VersionConflict } from '@cae-map/contract/api/client';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import formStyles from '../form/form.module.css';
import { accountMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './profile.module.css';

interface NameConflictProps {
  /** The name that the visitor has typed. */
  readonly mine: string;
  readonly conflict: VersionConflict;
  readonly onKeepMine: () => void;
  readonly onTakeSaved: () => void;
}

/** Shows both names after a conflict of versions; nothing is lost until the visitor has chosen. */
export function NameConflict({ mine, conflict, onKeepMine, onTakeSaved }: NameConflictProps) {
  const { messages } = useLanguage(accountMessages);
  const labels = messages.profile.conflict;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={labels.title} tabIndex={-1} className={styles.conflict}>
      <p>
        <b>{labels.title}</b>
      </p>
      <p>{labels.mine(mine)}</p>
      <p>{labels.saved(nameOf(conflict.record))}</p>
      <div className={styles.buttons}>
        <Button className={formStyles.submit} onClick={onKeepMine}>
          {labels.keepMine}
        </Button>
        <Button className={formStyles.secondary} onClick={onTakeSaved}>
          {labels.takeSaved}
        </Button>
      </div>
    </div>
  );
}

/** The name in the record that the server has sent; empty if it has none. */
function nameOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const name: unknown = Reflect.get(record, 'full_name');
  return typeof name === 'string' ? name : '';
}
