import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { map3dMessages } from '../messages/index.ts';
import styles from './stop-card.module.css';

interface StopCardProps {
  readonly stop: Place;
  readonly onClose: () => void;
}

/** The selected stop: its name, its dates, what happened there, and the link to its page. */
export function StopCard({ stop: { id, record }, onClose }: StopCardProps) {
  const { language, messages } = useLanguage(map3dMessages);
  const title = titleIn(record, language);
  const note = textIn(record, 'notes', language);
  return (
    <article className={styles.card} aria-labelledby="scene-stop">
      <div className={styles.text} aria-live="polite">
        <h2 id="scene-stop" className={styles.title} lang={title.language}>
          {title.text}
        </h2>
        <p className={styles.date}>{formatDateRange(record, language) ?? messages.place.dateUnknown}</p>
        {note.text !== '' && (
          <p className={styles.note} lang={note.language}>
            {note.text}
          </p>
        )}
      </div>
      <LocalLink to={paths.place(id)} className={styles.open ?? ''}>
        {messages.map3d.openStop}
      </LocalLink>
      <CloseButton className={styles.close ?? ''} label={messages.map3d.closeStop} isBare onClick={onClose} />
    </article>
  );
}
