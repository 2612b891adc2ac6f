import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { titleOf } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './closed-stop.module.css';

interface ClosedStopProps {
  readonly place: PlaceRecord | null;
  readonly onOpen: () => void;
}

/** What remains of the sheet when it is closed: the name of the stop, to open it again. */
export function ClosedStop({ place, onOpen }: ClosedStopProps) {
  const { language, words } = useLanguage();
  return (
    <button type="button" className={styles.closed} onClick={onOpen} title={words.place.open}>
      <IconLayoutSidebarLeftExpand size={20} stroke={1.8} aria-hidden="true" />
      {place === null ? words.place.open : titleOf(place, language)}
    </button>
  );
}
