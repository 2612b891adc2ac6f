import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { DatedPicture, DatedText } from '@cae-map/expedition/journey/days/dated-items';
import type { TimelinePlace } from '@cae-map/expedition/journey/days/timeline';
import { titleIn, getTitle } from '@cae-map/expedition/texts/titles';
import { IconBook2 } from '@tabler/icons-react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { SmallPicture } from './small-picture.tsx';
import styles from './timeline-screen.module.css';

/** A place with its stay, its leg and its pictures. */
export function TimelinePlaceRow({ entry }: { readonly entry: TimelinePlace }) {
  const { place, leg, pictures } = entry;
  const { language, messages } = useLanguage(journeyPageMessages);
  const title = titleIn(place.record, language);
  return (
    <li className={styles.row}>
      <LocalLink to={paths.place(place.id)} className={styles.place ?? ''}>
        <span aria-hidden="true">
          <StayIcon icon={place.stayIcon} label={messages.place.stay[place.stayIcon]} size={16} />
        </span>
        <span className={styles.title} lang={title.language}>
          {title.text}
        </span>
        <span className={styles.date}>
          {formatDateRange(place.record, language) ?? messages.place.dateUnknown}
        </span>
        {!place.record.ispathpart && <span className={styles.date}>{messages.place.sidePoint}</span>}
      </LocalLink>
      {leg !== null && leg.line.lengthMetres > 0 && (
        <p className={styles.leg}>
          <TransportIcon transport={leg.transport} />
          {messages.place.distance(
            new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(
              leg.line.lengthMetres / 1000,
            ),
            messages.transport[leg.transport ?? 'unknown'],
          )}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <TimelinePicture key={picture.image.image_id} entry={picture} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A text with its dates and places. It links to the first place on the day of the text. */
export function TimelineTextRow({ entry: { text, days, precision } }: { readonly entry: DatedText }) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const expedition = useExpedition();
  const { text_date: date, text_enddate: enddate, date_format } = text;
  const dates = formatDateRange({ date, enddate: enddate ?? date, date_format }, language) ?? '';
  const places = text.place_ids.flatMap((id) => expedition?.byId.get(id) ?? []);
  const [first] = places;
  if (first === undefined) return null;
  const day = precision === 'day' ? `#d=${days.from}` : '';
  return (
    <li className={styles.row}>
      <LocalLink to={`${paths.place(first.id)}${day}`} className={styles.place ?? ''}>
        <span aria-hidden="true">
          <IconBook2 size={16} stroke={1.8} />
        </span>
        <span className={styles.title}>
          {messages.place.chronicle}: {places.map(({ record }) => getTitle(record, language)).join(', ')}
        </span>
        <span className={styles.date}>{dates}</span>
      </LocalLink>
    </li>
  );
}

/** A picture. It links to its place, on the day of the picture if it has one. */
export function TimelinePicture({
  entry: { image, place, days, hasOwnDay },
}: {
  readonly entry: DatedPicture;
}) {
  return (
    <li>
      <LocalLink
        to={`${paths.place(place.id)}${hasOwnDay ? `#d=${days.from}` : ''}`}
        className={styles.picture ?? ''}
      >
        <SmallPicture image={image} />
      </LocalLink>
    </li>
  );
}
