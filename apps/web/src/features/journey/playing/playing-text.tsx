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

/** The time that a text must remain the current one before it is requested, in milliseconds. */
const stableMilliseconds = 700;
const excerptLength = 320;

/**
 * The text of the day at the stop, or on a leg at its ends. If there is none, a message and the nearest entry with its own
 * date are shown.
 */
export function PlayingText({ journey, stop }: PlayingTextProps) {
  const { language, messages } = useLanguage();
  const text = useJourneyPosition(journey, (position) => findText(journey, position)?.text ?? null);
  const isOfDay = useJourneyPosition(journey, (position) => findText(journey, position)?.isOfDay ?? false);
  const stable = useStableText(text, stop.place.id);
  const dates = text && isOfDay ? formatDates(text, language) : null;
  return (
    <div className={styles.texts}>
      <p className={styles.day}>
        {dates === null ? messages.journey.nothingOfDay : messages.journey.playing.entry(dates)}
      </p>
      {stable && <StableText text={stable} stop={stop} isDated={!isOfDay || stable !== text} />}
    </div>
  );
}

function formatDates(
  { text_date: date, text_enddate, date_format }: TextIdRecord,
  language: ContentLanguage,
) {
  return formatDateRange({ date, enddate: text_enddate ?? date, date_format }, language);
}

function findText(journey: Journey, position: JourneyPosition) {
  const date = momentToDate(journey, position.moment);
  const placeIds = position.kind === 'stop' ? [position.stop.place.id] : [position.from.place.id];
  if (position.kind === 'leg') placeIds.push(position.to.place.id);
  return findDayText(journey, placeIds, date);
}

interface StableTextProps {
  readonly text: TextIdRecord;
  readonly stop: JourneyStop;
  /** Whether the dates of the text are shown before it, because they differ from the current day. */
  readonly isDated: boolean;
}

function StableText({ text: known, stop, isDated }: StableTextProps) {
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
          {isDated && <span className={styles.dates}>{formatDates(known, content.language)} </span>}
          {plainExcerpt(content.text, excerptLength)}
        </p>
      )}
    </Texts>
  );
}

/** Returns the last text that remained unchanged for a while; null if it belongs to another stop. */
function useStableText(text: TextIdRecord | null, placeId: number): TextIdRecord | null {
  const [stable, setStable] = useState<{
    readonly text: TextIdRecord | null;
    readonly placeId: number;
  } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStable({ text, placeId }), stableMilliseconds);
    return () => clearTimeout(timer);
  }, [text, placeId]);
  return stable?.placeId === placeId ? stable.text : null;
}
