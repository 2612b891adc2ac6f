import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import { stayLength } from '@cae-map/expedition/dates/stays';
import type { PlaceHit } from '@cae-map/expedition/search/search-answer';
import { namesInList } from '@cae-map/expedition/texts/current-names';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { memo } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import type { SearchMessages } from '../../messages/index.ts';
import { imageCountsText } from '../../../../lib/images/image-counts-text.ts';
import { paths } from '../../../../lib/url/paths.ts';
import { AccuracyBars } from '../../../../ui/icons/accuracy-bars.tsx';
import { LocalLink } from '../../../../ui/links/local-link.tsx';
import { MarchText } from '../../../../ui/text/march-text.tsx';
import { StayIcon } from '../../../../ui/icons/stay-icon.tsx';
import { searchMessages } from '../../messages/index.ts';
import styles from './list-row.module.css';
import { MarkedText } from '../../by-words/marked-text.tsx';

interface ListRowProps {
  readonly place: ListedPlace;
  /** The hit of the search; null without a query. */
  readonly hit: PlaceHit | null;
}

/** A row of the list of places. */
export const ListRow = memo(function ListRow({ place, hit }: ListRowProps) {
  const { language, messages } = useLanguage(searchMessages);
  const title = titleIn(place, language);
  const days = stayLength(place);
  const stay = messages.place.stay[place.stayIcon];
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <StayIcon icon={place.stayIcon} label={stay} size={16} />
      </span>
      <span className={styles.names}>
        <LocalLink to={paths.place(place.place_id)} className={styles.title ?? ''}>
          {hit === null ? <span lang={title.language}>{title.text}</span> : <MarkedText marked={hit.title} />}
        </LocalLink>
        <span className={styles.also}>
          {hit?.name ? <MarkedText marked={hit.name} /> : namesInList(place, language)}
        </span>
      </span>
      <span className={styles.date}>
        {formatDateRange(place, language) ?? messages.place.dateUnknown}
        {days !== null && <span className={styles.days}> · {messages.place.days(days)}</span>}
      </span>
      <span className={styles.leg}>
        <span>{messages.sections[place.visited_on]}</span>
        <span>{transportLabel(place, messages)}</span>
      </span>
      <span className={styles.accuracy} title={messages.accuracy[place.accuracy_level]}>
        <AccuracyBars bars={accuracyBars(place.accuracy_level)} />
        <span className="visually-hidden">{messages.accuracy[place.accuracy_level]}</span>
      </span>
      <span className={styles.has}>
        {[
          place.ispathpart ? '' : messages.place.sidePoint,
          imageCountsText(place.imageCounts, messages),
          place.textCount > 0 ? messages.placesList.texts(place.textCount) : '',
        ]
          .filter((each) => each !== '')
          .join(' · ')}
      </span>
      {place.march !== null && (
        <span className={styles.march}>
          <MarchText march={place.march} />
        </span>
      )}
    </li>
  );
});

function transportLabel({ go_by }: ListedPlace, messages: SearchMessages): string {
  if (go_by === null) return messages.transport.unknown;
  return go_by === 'horse' ? messages.transport.horseShort : messages.transport[go_by];
}
