import { IconRoute } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { tracksMessages } from '../messages/index.ts';
import styles from './drop-hint.module.css';

/** Shown over the map while files are dragged. */
export function DropHint() {
  const { messages } = useLanguage(tracksMessages);
  return (
    <div className={styles.hint} role="status">
      <IconRoute size={28} stroke={1.6} aria-hidden="true" />
      <b>{messages.tracks.drop}</b>
      <span>{messages.tracks.formats}</span>
    </div>
  );
}
