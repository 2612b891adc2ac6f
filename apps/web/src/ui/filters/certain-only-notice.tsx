import { isCertain } from '@cae-map/expedition/uncertainty/discs';
import { IconFilter } from '@tabler/icons-react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { changeOptions, useOptions } from '../../lib/options/options-store.ts';
import { Button } from '../controls/button.tsx';
import styles from './certain-only-notice.module.css';

interface CertainOnlyNoticeProps {
  readonly className?: string;
}

/** Says that only places with a certain position are shown, and removes this filter; nothing while it is off. */
export function CertainOnlyNotice({ className = '' }: CertainOnlyNoticeProps) {
  const isActive = useOptions((options) => options.certainPositionsOnly);
  return isActive ? <Notice className={className} /> : null;
}

function Notice({ className = '' }: CertainOnlyNoticeProps) {
  const { messages } = useLanguage();
  const places = (useExpedition()?.places ?? []).filter(({ record }) => record.minzoom > 0);
  const certain = places.filter(({ record }) => isCertain(record.accuracy_level)).length;
  return (
    <div role="group" className={`${styles.notice} ${className}`} aria-label={messages.certainOnly.label}>
      <IconFilter size={16} stroke={1.8} aria-hidden="true" />
      <p>
        {messages.certainOnly.active}
        {places.length > 0 && (
          <span className={styles.count}> {messages.certainOnly.count(certain, places.length)}</span>
        )}
      </p>
      <Button className={styles.remove} onClick={() => changeOptions({ certainPositionsOnly: false })}>
        {messages.certainOnly.remove}
      </Button>
    </div>
  );
}
