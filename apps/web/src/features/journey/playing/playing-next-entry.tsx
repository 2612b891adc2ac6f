import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { nextEntry, type JourneyEntry } from '@cae-map/expedition/journey/days/entries';
import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { seekTo } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';
import { useJourneyPosition } from '../model/journey-position.ts';
import styles from './playing-next-entry.module.css';

/** The link to the next entry with its dates and its place. It keeps its element, which may have the focus. */
export function PlayingNextEntry({ journey }: { readonly journey: Journey }) {
  const entry = useJourneyPosition(journey, ({ moment }) => nextEntry(journey, moment));
  return entry && <EntryLink journey={journey} entry={entry} />;
}

interface EntryLinkProps {
  readonly journey: Journey;
  readonly entry: JourneyEntry;
}

function EntryLink({ journey, entry: { text, place, moment, isThere } }: EntryLinkProps) {
  const { language, messages } = useLanguage();
  const openPlace = useOpenPlace();
  const { text_date: date, text_enddate, date_format } = text;
  const dates = formatDateRange({ date, enddate: text_enddate ?? date, date_format }, language);
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // For a place outside the route the day would open another stop.
    if (isThere) seekTo(moment);
    else openPlace(place.id);
  };
  const day = isThere ? `#d=${momentToDate(journey, moment)}` : '';
  return (
    <LocalLink to={`${paths.place(place.id)}${day}`} className={styles.link} onClick={go}>
      <span className={styles.label}>{messages.journey.playing.nextEntry}</span>{' '}
      <span className={styles.entry}>
        {[dates, getTitle(place.record, language)].filter(Boolean).join(', ')}
      </span>
      <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
    </LocalLink>
  );
}
