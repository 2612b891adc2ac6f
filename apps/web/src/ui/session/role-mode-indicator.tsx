import { IconFlask2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { sessionStore, type LocalFlag } from '../../lib/session/session.ts';
import { LeaveMode } from './leave-mode.tsx';
import { Button } from '../controls/button.tsx';
import styles from './role-mode.module.css';

/** The mode of the local flag; null for ordinary visitors, on the server and during hydration. */
export function useLocalMode(): LocalFlag | null {
  return useStore(sessionStore, ({ localFlag }) => localFlag);
}

/** Shows in the header of every page that the visitor is in a mode with additional tools, and offers to leave it. */
export function RoleModeIndicator() {
  const mode = useLocalMode();
  const { messages } = useLanguage();
  const id = useId();
  if (mode === null) return null;
  const name = messages.roleMode.names[mode];
  return (
    <div className={styles.indicator} data-role-mode={mode}>
      <Button className={styles.chip} label={name} popoverTarget={id}>
        <IconFlask2 size={18} stroke={1.8} aria-hidden="true" />
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      </Button>
      <div id={id} popover="auto" role="group" aria-label={name} className={styles.popover}>
        <h2>{name}</h2>
        <LeaveMode />
      </div>
    </div>
  );
}
