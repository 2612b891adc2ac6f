import type { ApiClient } from '@cae-map/contract/api/client';
import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import {
  expeditionDay,
  type DayWithoutPage,
  type ExpeditionDay,
} from '@cae-map/expedition/days/expedition-day';
import { monthCalendar, type MonthCalendar } from '@cae-map/expedition/days/month-calendar';
import { monthKey } from '@cae-map/expedition/journey/months';
import { toHeights, type Heights } from '@cae-map/expedition/heights/heights';
import { isShown } from '@cae-map/expedition/places/images';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { compareTexts } from '@cae-map/expedition/texts/compare-texts';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { listQuery, type LoadedList } from '../../../lib/api/lists.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { drawTravel, type TravelDrawing } from '../../../lib/travel-map/travel-drawing.ts';
import { loadCalendar } from '../calendar-query.ts';

/** The most paintings of the places of a day that its page shows. */
export const maxPaintings = 6;

/** Everything that the page of a day shows. Plain JSON. */
export interface DayPage {
  readonly day: ExpeditionDay;
  /** The texts of exactly this day, by book, date and position. */
  readonly texts: readonly TextInContextRecord[];
  /** The paintings of the places of the day; not more than `maxPaintings`. */
  readonly paintings: readonly ImageRecord[];
  /** The number of all paintings of these places. */
  readonly paintingCount: number;
  /** Null without a known position. */
  readonly drawing: TravelDrawing | null;
  readonly month: MonthCalendar | null;
  /** The nearest days with an entry, `YYYY-MM-DD`. */
  readonly previousEntry: string | null;
  readonly nextEntry: string | null;
}

export type DayResult = DayPage | DayWithoutPage;

/** The query of a day, `YYYY-MM-DD` as the visitor has written it; embedded in its page. */
export function dayQuery(client: ApiClient, date: string) {
  return derivedQuery({
    name: 'expedition-day',
    parameters: { date },
    derive: (read) => loadDay(client, read, date),
    embedded: true,
  });
}

const noHeights: Heights = new Map();
const noDay: DayWithoutPage = { kind: 'outside', previous: null, next: null };

async function loadDay(client: ApiClient, read: ReadSource, date: string): Promise<DayResult> {
  const calendar = await loadCalendar(client, read);
  if (calendar === null) return noDay;
  const heights = await loadHeights(client, read);
  const day = expeditionDay(calendar, date, { heights });
  if (day.kind !== 'day') return day;
  const { expedition } = calendar.journey;
  const { textDays } = calendar;
  const paintings = paintingsOf(expedition, day);
  return {
    day,
    texts: day.texts.length === 0 ? [] : await loadTexts(client, read, date),
    paintings: paintings.slice(0, maxPaintings),
    paintingCount: paintings.length,
    drawing: drawDay(expedition, day),
    month: monthCalendar(calendar, monthKey(date)),
    previousEntry: textDays.findLast((other) => other < date) ?? null,
    nextEntry: textDays.find((other) => other > date) ?? null,
  };
}

const heightsOfLists = new WeakMap<LoadedList<'listHeights'>['records'], Heights>();

/** The page is complete without heights. Computed once per list. */
async function loadHeights(client: ApiClient, read: ReadSource): Promise<Heights> {
  const list = await read(listQuery(client, 'listHeights')).catch(() => null);
  if (list === null) return noHeights;
  const heights = heightsOfLists.get(list.records) ?? toHeights(list.records);
  heightsOfLists.set(list.records, heights);
  return heights;
}

async function loadTexts(
  client: ApiClient,
  read: ReadSource,
  date: string,
): Promise<readonly TextInContextRecord[]> {
  const texts = await read(callQuery(client, 'listTextsByDate', { date }));
  return texts
    .filter((text) => daysOfText(text).includes(date))
    .toSorted((a, b) => a.book_id - b.book_id || compareTexts(a, b));
}

function paintingsOf(expedition: Expedition, { stops, where }: ExpeditionDay): readonly ImageRecord[] {
  const ids = new Set(stops.map(({ id }) => id));
  if (where.kind === 'stop') ids.add(where.at.id);
  return [...ids].flatMap((id) =>
    expedition
      .getImages(id)
      .filter((image) => image.image_type === 'painting' && !image.is_illustration && isShown(image, false)),
  );
}

function drawDay(expedition: Expedition, { where, stops }: ExpeditionDay): TravelDrawing | null {
  if (where.kind === 'pause') return null;
  if (where.kind === 'leg') return drawTravel(expedition, [[where.from.id, where.to.id]], where.position);
  const ids = stops.map(({ id }) => id);
  return drawTravel(expedition, [ids.includes(where.at.id) ? ids : [where.at.id]]);
}
