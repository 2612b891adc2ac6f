import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { findDayText } from '@cae-map/expedition/journey/days/entries';
import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import type { Place } from '@cae-map/expedition/places/place';
import { textsIn, titleIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { placeTextsQuery } from '../../../lib/api/texts/place-texts-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Texts } from '../../../ui/language/both-languages.tsx';
import { useJourneyPosition } from '../model/journey-position.ts';
import styles from './playing-text.module.css';
import { plainExcerpt } from '../../../lib/texts/plain-excerpt.ts';

interface PlayingTextProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/** How long a text is shown at least, in milliseconds: at any speed its beginning can be read. */
const holdMilliseconds = 5000;
const excerptLength = 320;

/**
 * The text of the day at the stop, or on a leg at its ends. A text stays until it could be read, and then until the next
 * one: those that pass meanwhile are left out. The dates and the place of a text are shown when they are not the current ones.
 */
export function PlayingText({ journey, stop }: PlayingTextProps) {
  const { language, messages } = useLanguage();
  const text = useJourneyPosition(journey, (position) => findText(journey, position)?.text ?? null);
  const isOfDay = useJourneyPosition(journey, (position) => findText(journey, position)?.isOfDay ?? false);
  const held = useHeldText(text);
  const shown = useLoadedText(held);
  const dates = text && isOfDay ? formatDates(text, language) : null;
  // While the previous text is held, its own dates are shown.
  const isHeld = dates !== null && shown.text !== null && shown.text.text_id !== text?.text_id;
  return (
    <div className={styles.texts}>
      {!isHeld && (
        <p className={styles.day}>
          {dates === null ? messages.journey.nothingOfDay : messages.journey.playing.entry(dates)}
        </p>
      )}
      {shown.isFailed && <p className={styles.quiet}>{messages.place.textsFailed}</p>}
      {shown.text && (
        <ShownText
          text={shown.text}
          isDated={!isOfDay || shown.text.text_id !== text?.text_id}
          place={findPlace(journey, shown.placeIds, stop)}
        />
      )}
    </div>
  );
}

function formatDates(
  {
    text_date: date,
    text_enddate,
    date_format,
  }: Pick<TextIdRecord, 'text_date' | 'text_enddate' | 'date_format'>,
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

/** Returns the place of a text if it is not about the current stop. */
function findPlace(journey: Journey, placeIds: readonly number[], stop: JourneyStop): Place | null {
  if (placeIds.includes(stop.place.id)) return null;
  return journey.expedition.byId.get(placeIds[0] ?? 0) ?? null;
}

interface ShownTextProps {
  readonly text: TextInContextRecord;
  /** Whether the dates of the text are shown before it, because they differ from the current day. */
  readonly isDated: boolean;
  /** The place of the text, if it is not the current one. */
  readonly place: Place | null;
}

function ShownText({ text, isDated, place }: ShownTextProps) {
  return (
    <Texts texts={textsIn(text, 'text_content')}>
      {(content) => (
        <p className={styles.text} lang={content.language}>
          {(isDated || place !== null) && (
            <span className={styles.dates}>
              {[formatDates(text, content.language), place && titleIn(place.record, content.language).text]
                .filter(Boolean)
                .join(', ')}{' '}
            </span>
          )}
          {plainExcerpt(content.text, excerptLength)}
        </p>
      )}
    </Texts>
  );
}

/** Returns the current text, or the previous one until it has been held long enough and while there is no current one. */
function useHeldText(text: TextIdRecord | null): TextIdRecord | null {
  const [held, setHeld] = useState<TextIdRecord | null>(text);
  const heldSince = useRef(0);
  useEffect(() => {
    if (text === null || text.text_id === held?.text_id) return undefined;
    const remaining = held === null ? 0 : heldSince.current + holdMilliseconds - performance.now();
    const timer = setTimeout(
      () => {
        heldSince.current = performance.now();
        setHeld(text);
      },
      Math.max(0, remaining),
    );
    return () => clearTimeout(timer);
  }, [text, held]);
  return held;
}

interface LoadedText {
  readonly text: TextInContextRecord;
  /** The places that it is about. */
  readonly placeIds: readonly number[];
}

/** Returns the record of a text; until it is loaded, the previous one. */
function useLoadedText(text: TextIdRecord | null) {
  const placeId = text?.place_ids[0];
  const query = placeTextsQuery(useApiClient(), placeId ?? 0);
  const { data, isError } = useQuery({ ...query, enabled: placeId !== undefined });
  const loaded = data?.find(({ text_id }) => text_id === text?.text_id);
  const [shown, setShown] = useState<LoadedText | null>(null);
  if (text !== null && loaded !== undefined && loaded !== shown?.text)
    setShown({ text: loaded, placeIds: text.place_ids });
  return { ...(shown ?? { text: null, placeIds: [] }), isFailed: isError };
}
