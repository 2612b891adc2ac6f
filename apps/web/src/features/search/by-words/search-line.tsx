import { formatDate, formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { MarkedText as Marked, TextHit } from '@cae-map/expedition/search/search-answer';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { searchMessages } from '../messages/index.ts';
import { MarkedText } from './marked-text.tsx';
import type { SearchLine } from './search-choices.ts';
import styles from './search-line.module.css';
import { formatPosition } from '../../../lib/format-position.ts';

/** A line of the results. */
export function Line({ line }: { readonly line: SearchLine }) {
  const { language, messages } = useLanguage(searchMessages);
  switch (line.kind) {
    case 'place':
      return (
        <StopLine placeId={line.hit.placeId}>
          <MarkedText marked={line.hit.title} />
          {line.hit.name !== null && (
            <span className={styles.also}>
              <MarkedText marked={line.hit.name} />
            </span>
          )}
        </StopLine>
      );
    case 'stop':
      return <PlainStopLine placeId={line.placeId} metres={line.metres} />;
    case 'day':
      return (
        <span>
          {messages.searchResults.nearestDay[line.direction](
            formatDate(line.day, 'YYYY-MM-DD', language) ?? line.day,
          )}
        </span>
      );
    case 'point':
      return <span>{messages.searchResults.showPoint(formatPosition(line.hit.position))}</span>;
    case 'text':
      return (
        <span className={styles.text}>
          <span className={styles.heading}>
            <MarkedText marked={line.hit.heading} />
            <TextDates hit={line.hit} />
          </span>
          <span className={styles.excerpt}>
            {line.hit.excerpt.isCutBefore && '… '}
            <MarkedText marked={line.hit.excerpt} />
            {line.hit.excerpt.isCutAfter && ' …'}
          </span>
        </span>
      );
    case 'caption':
    case 'work':
      return <TitleLine title={line.hit.title} detail={line.hit.author} />;
    case 'person':
      return <TitleLine title={line.hit.name} detail={line.hit.role} />;
  }
}

interface TitleLineProps {
  readonly title: Marked;
  /** Nothing is shown if its text is empty. */
  readonly detail: Marked;
}

function TitleLine({ title, detail }: TitleLineProps) {
  return (
    <span>
      <MarkedText marked={title} />
      {detail.text !== '' && (
        <span className={styles.date}>
          {' · '}
          <MarkedText marked={detail} />
        </span>
      )}
    </span>
  );
}

/** The dates of a text in their known precision. */
function TextDates({ hit }: { readonly hit: TextHit }) {
  const { language } = useLanguage(searchMessages);
  const dates = formatDateRange(hit, language);
  return dates === null ? null : <span className={styles.date}> · {dates}</span>;
}

interface StopLineProps {
  readonly placeId: number;
  readonly children: ReactNode;
}

/** A stop with its icon and its dates. */
function StopLine({ placeId, children }: StopLineProps) {
  const { language, messages } = useLanguage(searchMessages);
  const place = useExpedition()?.byId.get(placeId);
  return (
    <span className={styles.stop}>
      {/* Hidden from screen readers, so that they read the title first. */}
      <span aria-hidden="true">
        {place && <StayIcon icon={place.stayIcon} label={messages.place.stay[place.stayIcon]} size={14} />}
      </span>
      <span>{children}</span>
      <span className={styles.date}>
        {(place && formatDateRange(place.record, language)) ?? messages.place.dateUnknown}
      </span>
    </span>
  );
}

function PlainStopLine({ placeId, metres }: { readonly placeId: number; readonly metres: number | null }) {
  const { language, messages } = useLanguage(searchMessages);
  const place = useExpedition()?.byId.get(placeId);
  if (!place) return null;
  const title = titleIn(place.record, language);
  const kilometres = metres === null ? null : Math.round(metres / 1000).toLocaleString(language);
  return (
    <StopLine placeId={placeId}>
      <span lang={title.language}>{title.text}</span>
      {kilometres !== null && <span className={styles.also}>{messages.searchResults.away(kilometres)}</span>}
    </StopLine>
  );
}
