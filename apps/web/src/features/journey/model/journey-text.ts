import type { ContentLanguage, Transport } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { toDateRecord, type DayAsKnown } from '@cae-map/expedition/journey/position/certainty';
import type { CompressedStretch, JourneyClock } from '@cae-map/expedition/journey/player/clock';
import type { JourneyStop } from '@cae-map/expedition/journey/journey';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';

/** The language of a text and its messages. */
export interface TextContext {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
}

/** Formats a day in its known precision: '13 June 1926', 'about August 1925'. */
export function formatDay(day: DayAsKnown, language: ContentLanguage): string {
  return formatDateRange(toDateRecord(day), language) ?? '';
}

/** Describes the place of a position: 'Leh, day 16 of 25', 'Leh – Nimmu, mounted, place estimated'. */
export function describeLocation(
  position: JourneyPosition,
  clock: JourneyClock,
  context: TextContext,
): string {
  const { language, messages } = context;
  const title = ({ place }: JourneyStop): string => getTitle(place.record, language);
  if (position.kind === 'pause') return messages.journey.betweenJourneys;
  if (position.kind === 'leg') {
    const leg = messages.journey.way(title(position.from), title(position.to));
    return messages.journey.onTheWay(leg, messages.transport[position.transport ?? 'unknown']);
  }
  const { stop, moment, dayOfStay } = position;
  const stretch = clock.compressed.find(
    ({ kind, from, to }) => kind === 'stay' && from <= moment && moment <= to,
  );
  if (stretch) return formatStretch(stretch, context);
  if (isUndated(stop)) return messages.journey.dateByOrder(title(stop));
  if (dayOfStay === null || dayOfStay.of < 2) return title(stop);
  return messages.journey.dayOfStay(title(stop), dayOfStay.day, dayOfStay.of);
}

/** Formats a stretch that the clock by days compresses: 'Urga, 7 months'. */
export function formatStretch(stretch: CompressedStretch, { language, messages }: TextContext): string {
  const length = messages.journey.lengths[stretch.rounded.unit](stretch.rounded.count);
  if (stretch.kind === 'pause') return messages.journey.pauseLasting(length);
  const title = getTitle(stretch.stop.place.record, language);
  return stretch.isAbout ? messages.journey.stayAbout(title, length) : `${title}, ${length}`;
}

/** Describes the day and the place for screen readers: '13 June 1926, Omsk'. */
export function describePosition(position: JourneyPosition, context: TextContext): string {
  const { language, messages } = context;
  const day = formatDay(position.day, language);
  if (position.kind === 'pause') return `${day}, ${messages.journey.betweenJourneys}`;
  const title = ({ place }: JourneyStop): string => getTitle(place.record, language);
  if (position.kind === 'leg')
    return `${day}, ${messages.journey.way(title(position.from), title(position.to))}`;
  const where = title(position.stop);
  return `${day}, ${isUndated(position.stop) ? messages.journey.dateByOrder(where) : where}`;
}

/** Whether the record has no date, so that the day is estimated from the stops before and after. */
export function isUndated({ place }: JourneyStop): boolean {
  return place.record.date === null && place.record.enddate === null;
}

/** Returns the short label of a transport. */
export function shortTransport(transport: Transport | null, messages: Catalogue): string {
  return transport === 'horse' ? messages.transport.horseShort : messages.transport[transport ?? 'unknown'];
}
