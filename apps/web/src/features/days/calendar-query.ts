import type { ApiClient } from '@cae-map/contract/api/client';
import {
  createExpeditionCalendar,
  type ExpeditionCalendar,
} from '@cae-map/expedition/days/expedition-calendar';
import {
  listExpeditionMonths,
  monthCalendar,
  type ListedMonth,
  type MonthCalendar,
} from '@cae-map/expedition/days/month-calendar';
import { wholeJourney } from '@cae-map/expedition/journey/to-journey';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { listQuery } from '../../lib/api/lists.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../lib/api/query/query-meta.ts';

/** The months of the expedition. Plain JSON. */
export interface ExpeditionMonths {
  readonly months: readonly ListedMonth[];
  /** `YYYY-MM-DD`; empty without a dated stop. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Loads the journey with the texts of each day; null if no stop has a date. */
export async function loadCalendar(client: ApiClient, read: ReadSource): Promise<ExpeditionCalendar | null> {
  const [{ expedition }, textIds] = await Promise.all([
    read(expeditionQuery(client)),
    read(listQuery(client, 'listAllTextIds')),
  ]);
  const journey = wholeJourney(expedition);
  return journey === null ? null : createExpeditionCalendar(journey, textIds.records);
}

/** The query of all months; embedded in their page. */
export function monthsQuery(client: ApiClient) {
  return derivedQuery({
    name: 'expedition-months',
    derive: async (read): Promise<ExpeditionMonths> => {
      const calendar = await loadCalendar(client, read);
      if (calendar === null) return { months: [], firstDay: '', lastDay: '' };
      const { firstDay, lastDay } = calendar.journey;
      return { months: listExpeditionMonths(calendar), firstDay, lastDay };
    },
    embedded: true,
  });
}

/** The query of the calendar of a month, `YYYY-MM`, null if there is none; embedded in its page. */
export function monthQuery(client: ApiClient, month: string) {
  return derivedQuery({
    name: 'expedition-month',
    parameters: { month },
    derive: async (read): Promise<MonthCalendar | null> => {
      const calendar = await loadCalendar(client, read);
      return calendar && monthCalendar(calendar, month);
    },
    embedded: true,
  });
}
