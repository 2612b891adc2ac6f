import type { ApiClient } from '@cae-map/contract/api/client';
import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate, formatSpan, formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { formatMapHash, emptyMapHash } from '@cae-map/expedition/hash';
import { distanceMetres, type Position } from '@cae-map/expedition/route/geography';
import { plainText } from '@cae-map/expedition/search/texts/plain-text';
import { stopZoom } from '@cae-map/expedition/places/stop-zoom';
import { getTitle, textIn } from '@cae-map/expedition/texts/titles';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { embedTexts } from './embed-texts.ts';
import type { EmbedTarget, RouteEnd } from './embed-target.ts';
import { findStopsOfDay, findStretch } from './embed-stops.ts';

/** What an embedded page shows. */
export interface EmbedContent {
  readonly title: string;
  /** Null if they are not known. */
  readonly dates: string | null;
  /** Plain text; empty without one. */
  readonly text: string;
  /** The stops with a label on the map. */
  readonly stops: readonly Place[];
  /** The stops to which the emphasized legs lead. */
  readonly legIds: ReadonlySet<number>;
  /** The positions that the map shows; without any there is no map. */
  readonly shown: readonly Position[];
  /** The highest zoom of the map, of 256-pixel tiles. */
  readonly maxZoom: number;
  /** The path of the page of the product, without the language, with its hash. */
  readonly path: string;
}

/** The maximum length of the paragraph, in characters. */
const longestText = 320;

/** The highest zoom of a stretch, and of a stop: the pictures of the atlas are blurred beyond it. */
const routeMaxZoom = 8;
const stopMaxZoom = 8.8;

/** Composes what is shown of a target; null if it has an unknown place or day, or an empty stretch. */
export async function composeEmbed(
  { subject, language }: EmbedTarget,
  expedition: Expedition,
  client: ApiClient,
): Promise<EmbedContent | null> {
  switch (subject.kind) {
    case 'place':
      return await composePlace(subject.id, language, expedition, client);
    case 'day':
      return await composeDay(subject.date, language, expedition, client);
    case 'route':
      return composeRoute(subject, language, expedition);
  }
}

async function composePlace(
  id: number,
  language: ContentLanguage,
  expedition: Expedition,
  client: ApiClient,
): Promise<EmbedContent | null> {
  const place = expedition.byId.get(id);
  if (place === undefined) return null;
  return {
    title: getTitle(place.record, language),
    dates: formatStayDates(place.record, language),
    text:
      notesOf(place, language) ||
      (await findText(client.call('listTextsByPlace', { placeId: id }), language)),
    stops: [place],
    legIds: new Set([place.id]),
    shown: place.position === null ? [] : [place.position],
    maxZoom: zoomOf(place, expedition),
    path: `/place/${id}`,
  };
}

async function composeDay(
  date: string,
  language: ContentLanguage,
  expedition: Expedition,
  client: ApiClient,
): Promise<EmbedContent | null> {
  const stops = findStopsOfDay(expedition, date);
  const [first] = stops;
  if (first === undefined) return null;
  const titles = stops.map(({ record }) => getTitle(record, language));
  return {
    title: formatDate(date, 'YYYY-MM-DD', language) ?? date,
    dates: titles.join(' – '),
    text: (await findText(client.call('listTextsByDate', { date }), language)) || notesOf(first, language),
    stops,
    legIds: new Set(stops.slice(1).map(({ id }) => id)),
    shown: positionsOf(stops),
    maxZoom: zoomOf(first, expedition),
    path: `/place/${first.id}${formatMapHash({ ...emptyMapHash, date })}`,
  };
}

function composeRoute(
  ends: { readonly from: RouteEnd; readonly to: RouteEnd },
  language: ContentLanguage,
  expedition: Expedition,
): EmbedContent | null {
  const stretch = findStretch(expedition, ends);
  const [first] = stretch;
  const last = stretch.at(-1);
  if (first === undefined || last === undefined) return null;
  const legIds = new Set(stretch.slice(1).map(({ id }) => id));
  const points = expedition.legs.flatMap((leg) => (legIds.has(leg.toId) ? leg.points : []));
  const [from, to] = [first, last].map(({ record }) => getTitle(record, language));
  return {
    title: `${from} – ${to}`,
    dates: formatSpan(
      first.record,
      { ...last.record, date: last.record.enddate ?? last.record.date },
      language,
    ),
    text: embedTexts[language].stretch(stretch.length, notesOf(first, language)),
    stops: [first, last],
    legIds,
    shown: [...positionsOf(stretch), ...points],
    maxZoom: routeMaxZoom,
    path: `/place/${first.id}`,
  };
}

function positionsOf(places: readonly Place[]): Position[] {
  return places.flatMap(({ position }) => (position === null ? [] : [position]));
}

function zoomOf(place: Place, expedition: Expedition): number {
  const distances = [place.previousId, place.nextId].flatMap((id) => {
    const neighbour = id === null ? null : expedition.byId.get(id)?.position;
    return neighbour && place.position ? [distanceMetres(place.position, neighbour)] : [];
  });
  return Math.min(stopMaxZoom, stopZoom(place.position?.[0] ?? 0, distances));
}

function notesOf({ record }: Place, language: ContentLanguage): string {
  return shorten(textIn(record, 'notes', language).text);
}

/** The beginning of the first text that is not empty. */
async function findText(
  texts: Promise<readonly TextInContextRecord[]>,
  language: ContentLanguage,
): Promise<string> {
  for (const text of await texts) {
    const { text: html } = textIn(text, 'text_content', language);
    if (plainText(html) !== '') return shorten(html);
  }
  return '';
}

/** Plain text that is cut at a word. */
function shorten(html: string): string {
  const plain = plainText(html);
  if (plain.length <= longestText) return plain;
  const cut = plain.slice(0, longestText + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longestText).replace(/[\s,;:–—-]+$/, '')}…`;
}
