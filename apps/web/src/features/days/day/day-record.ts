import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { DayPosition } from '@cae-map/expedition/days/expedition-day';
import { monthKey } from '@cae-map/expedition/journey/months';
import { getTitle } from '@cae-map/expedition/texts/titles';
import {
  contentLicence,
  type RecordPage,
  type RecordPosition,
} from '../../../lib/record-page/record-page.ts';
import { geoNode, type PlaceNode } from '../../../lib/record-page/structured-node.ts';
import { paths } from '../../../lib/url/paths.ts';
import { formatDay, formatMonth } from '../format-days.ts';
import type { DaysMessages } from '../messages/index.ts';
import type { DayPage } from './day-query.ts';
import { whereText } from './where-text.ts';

/** What the page of a day tells programs. */
export function dayRecord(page: DayPage, language: ContentLanguage, messages: DaysMessages): RecordPage {
  const { day, texts, paintings } = page;
  const { date, where, stops, possible, height, images } = day;
  const title = formatDay(date, language);
  const phrase = whereText(day, language, messages);
  const month = monthKey(date);
  const places = stops.length > 0 || where.kind !== 'leg' ? stops : [where.from, where.to];
  return {
    path: paths.day(date),
    title,
    ancestors: [
      { label: messages.days.heading, path: paths.days() },
      { label: formatMonth(month, language), path: paths.days(month) },
    ],
    citation: {
      kind: 'page',
      key: `day-${date}`,
      author: '',
      title: `${title}: ${phrase}`,
      container: messages.product.citedAs,
      publisher: '',
      year: Number(date.slice(0, 4)),
    },
    licence: contentLicence,
    position: positionOf(where),
    data: {
      date,
      where,
      stops,
      possible,
      height,
      previous: day.previous,
      next: day.next,
      texts,
      images,
      paintings_of_places: paintings,
    },
    structured: (urlOf) => ({
      '@type': 'Trip',
      name: `${title}: ${phrase}`,
      departureTime: date,
      arrivalTime: date,
      itinerary: places.map((place): PlaceNode => ({
        '@type': 'Place',
        name: getTitle(place, language),
        url: urlOf(paths.place(place.id)),
        ...(where.kind === 'stop' && place.id === where.at.id ? geoNode(where.position) : {}),
      })),
      partOfTrip: { '@type': 'Trip', name: messages.product.name, url: urlOf(paths.days()) },
    }),
  };
}

function positionOf({ kind, position }: DayPosition): RecordPosition | null {
  if (position === null) return null;
  const [latitude, longitude] = position.map((degrees) => Math.round(degrees * 1e5) / 1e5);
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude, basis: kind === 'leg' ? 'interpolated' : 'place' };
}
