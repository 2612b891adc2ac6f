import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { findDayText } from '@cae-map/expedition/journey/days/entries';
import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { textsIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { placeTextsQuery } from '../../../lib/api/place-texts-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Texts } from '../../../ui/language/both-languages.tsx';
import { useJourneyPosition } from '../model/journey-position.ts';
import styles from './playing-text.module.css';
import { plainExcerpt } from './plain-excerpt.ts';

interface PlayingTextProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/** How long a text has to be the one of the day before it is asked for, in milliseconds: most pass by faster. */
const holdMilliseconds = 700;
const excerptLength = 320;

/**
 * What was written of the day at the stop or, on the way, at its ends. Where nothing was, that is said, and the entry nearest
 * to the day follows under its own date.
 */
export function PlayingText({ journey, stop }: PlayingTextProps) {
  const { language, messages } = useLanguage();
  const text = useJourneyPosition(journey, (where) => told(journey, where)?.text ?? null);
  const isOfDay = useJourneyPosition(journey, (where) => told(journey, where)?.isOfDay ?? false);
  const held = useHeld(text, stop.place.id);
  const dates = text && isOfDay ? datesOf(text, language) : null;
  return (
    <div className={styles.texts}>
      <p className={styles.day}>
        {dates === null ? messages.journey.nothingOfDay : messages.journey.playing.entry(dates)}
      </p>
      {held && <HeldText text={held} stop={stop} isDated={!isOfDay || held !== text} />}
    </div>
  );
}

function datesOf({ text_date: date, text_enddate, date_format }: TextIdRecord, language: ContentLanguage) {
  return formatDateRange({ date, enddate: text_enddate ?? date, date_format }, language);
}

function told(journey: Journey, where: JourneyPosition) {
  const date = momentToDate(journey, where.moment);
  const placeIds = where.kind === 'stop' ? [where.stop.place.id] : [where.from.place.id];
  if (where.kind === 'leg') placeIds.push(where.to.place.id);
  return findDayText(journey, placeIds, date);
}

interface HeldTextProps {
  readonly text: TextIdRecord;
  readonly stop: JourneyStop;
  /** Whether its days stand before it: they are not those of the line above. */
  readonly isDated: boolean;
}

function HeldText({ text: known, stop, isDated }: HeldTextProps) {
  const { messages } = useLanguage();
  const { text_id, place_ids } = known;
  const placeId = place_ids.includes(stop.place.id) ? stop.place.id : (place_ids[0] ?? stop.place.id);
  const { data, isError } = useQuery(placeTextsQuery(useApiClient(), placeId));
  if (isError) return <p className={styles.quiet}>{messages.place.textsFailed}</p>;
  const text = data?.find((other) => other.text_id === text_id);
  if (text === undefined) return null;
  return (
    <Texts texts={textsIn(text, 'text_content')}>
      {(content) => (
        <p className={styles.text} lang={content.language}>
          {isDated && <span className={styles.dates}>{datesOf(known, content.language)} </span>}
          {plainExcerpt(content.text, excerptLength)}
        </p>
      )}
    </Texts>
  );
}

/** The text that has stayed the same for a while; the one before until then, unless it is of another stop. */
function useHeld(text: TextIdRecord | null, placeId: number): TextIdRecord | null {
  const [held, hold] = useState<{ readonly text: TextIdRecord | null; readonly placeId: number } | null>(
    null,
  );
  useEffect(() => {
    const timer = setTimeout(() => hold({ text, placeId }), holdMilliseconds);
    return () => clearTimeout(timer);
  }, [text, placeId]);
  return held?.placeId === placeId ? held.text : null;
}
