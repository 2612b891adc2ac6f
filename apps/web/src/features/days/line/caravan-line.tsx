import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import { paths } from '../../../lib/url/paths.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { daysMessages } from '../messages/index.ts';
import { caravanQuery } from '../today/caravan-query.ts';
import { useToday } from '../today/use-today.ts';
import styles from './caravan-line.module.css';

/** Where the expedition was a hundred years ago, in one line. Closed, it comes back on the next day. Nothing is shown if it fails to load. */
export function CaravanLine() {
  const { language, messages } = useLanguage(daysMessages);
  const today = useToday();
  const { data } = useQuery(caravanQuery(useApiClient(), today));
  const [closedOn, setClosedOn] = useState(() => readLocal('caravanLineClosed'));
  // Before and after the expedition there is nothing new each day.
  if (data === undefined || data.kind !== 'day' || closedOn === today) return null;
  const { date, where } = data.text[language];
  const { line, close } = messages.today;
  return (
    <aside className={styles.line} aria-label={messages.today.title}>
      <LocalLink to={paths.today()} className={styles.link ?? ''}>
        <span className={styles.date}>{line(date)}</span> {where}
      </LocalLink>
      <CloseButton
        isBare
        label={close}
        onClick={() => {
          writeLocal('caravanLineClosed', today);
          setClosedOn(today);
        }}
      />
    </aside>
  );
}
