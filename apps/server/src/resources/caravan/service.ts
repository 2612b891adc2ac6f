import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { caravanDay, type CaravanDay } from '@cae-map/expedition/caravan/caravan-day';
import { describeCaravanDay } from '@cae-map/expedition/caravan/caravan-text';
import { readCalendar, type CaravanCalls } from '../../caravan/read-calendar.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { CallHandlers } from '../calls.ts';

/** The day a hundred years ago, from the lists that every visitor reads. */
export function caravanService(calls: CaravanCalls): CallHandlers<'getCaravanDay'> {
  return {
    async getCaravanDay({ date }) {
      const calendar = await readCalendar(calls);
      const caravan = calendar && caravanDay(calendar, date);
      if (caravan === null) throw new RequestError('not_found', 'No stop has a date.');
      const { today, kind } = caravan;
      const text = { ru: presentText(caravan, 'ru'), en: presentText(caravan, 'en') };
      return { today, date: caravan.date, kind, text };
    },
  };
}

function presentText(caravan: CaravanDay, language: ContentLanguage) {
  const { date, where, details } = describeCaravanDay(caravan, language);
  return { date, where, details: [...details] };
}
