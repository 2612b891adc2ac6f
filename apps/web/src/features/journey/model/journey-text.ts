import type { ContentLanguage, Transport } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { toDateRecord, type DayAsKnown } from '@cae-map/expedition/journey/position/certainty';
import type { CompressedStretch, JourneyClock } from '@cae-map/expedition/journey/player/clock';
import type { JourneyStop } from '@cae-map/expedition/journey/journey';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';

/** The language to write in and its messages. */
export interface Speech {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
}

/** A day in words, no finer than it is known: '13 June 1926', 'about August 1925'. */
export function dayInWords(day: DayAsKnown, language: ContentLanguage): string {
  return formatDateRange(toDateRecord(day), language) ?? '';
}

/** Where they are in words: 'Leh, day 16 of 25', 'Leh – Nimmu, mounted, place estimated'. */
export function whereInWords(position: JourneyPosition, clock: JourneyClock, speech: Speech): string {
  const { language, messages } = speech;
  const title = ({ place }: JourneyStop): string => getTitle(place.record, language);
  if (position.kind === 'pause') return messages.journey.betweenJourneys;
  if (position.kind === 'leg') {
    const way = messages.journey.way(title(position.from), title(position.to));
    return messages.journey.onTheWay(way, messages.transport[position.transport ?? 'unknown']);
  }
  const { stop, moment, dayOfStay } = position;
  const stretch = clock.compressed.find(
    ({ kind, from, to }) => kind === 'stay' && from <= moment && moment <= to,
  );
  if (stretch) return stretchInWords(stretch, speech);
  if (isUndated(stop)) return messages.journey.dateByOrder(title(stop));
  if (dayOfStay === null || dayOfStay.of < 2) return title(stop);
  return messages.journey.dayOfStay(title(stop), dayOfStay.day, dayOfStay.of);
}

/** What the clock by days makes shorter: 'Urga, 7 months'. */
export function stretchInWords(stretch: CompressedStretch, { language, messages }: Speech): string {
  const length = messages.journey.lengths[stretch.rounded.unit](stretch.rounded.count);
  if (stretch.kind === 'pause') return messages.journey.pauseLasting(length);
  const title = getTitle(stretch.stop.place.record, language);
  return stretch.isAbout ? messages.journey.stayAbout(title, length) : `${title}, ${length}`;
}

/** The day and the place as they are spoken: '13 June 1926, Omsk'. */
export function spokenPosition(position: JourneyPosition, speech: Speech): string {
  const { language, messages } = speech;
  const day = dayInWords(position.day, language);
  if (position.kind === 'pause') return `${day}, ${messages.journey.betweenJourneys}`;
  const title = ({ place }: JourneyStop): string => getTitle(place.record, language);
  if (position.kind === 'leg')
    return `${day}, ${messages.journey.way(title(position.from), title(position.to))}`;
  const where = title(position.stop);
  return `${day}, ${isUndated(position.stop) ? messages.journey.dateByOrder(where) : where}`;
}

/** Whether the record has no date at all: the day is taken from the stops before and after. */
export function isUndated({ place }: JourneyStop): boolean {
  return place.record.date === null && place.record.enddate === null;
}

/** A means of transport in few words. */
export function shortTransport(transport: Transport | null, messages: Catalogue): string {
  return transport === 'horse' ? messages.transport.horseShort : messages.transport[transport ?? 'unknown'];
}
