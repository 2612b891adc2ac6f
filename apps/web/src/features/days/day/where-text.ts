import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ExpeditionDay } from '@cae-map/expedition/days/expedition-day';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { DaysMessages } from '../messages/index.ts';

/** Where the expedition was, as a phrase for descriptions. */
export function whereText(
  { where }: ExpeditionDay,
  language: ContentLanguage,
  { day }: DaysMessages,
): string {
  if (where.kind === 'pause') return day.pauseBetween;
  if (where.kind === 'stop') return getTitle(where.at, language);
  return day.between(getTitle(where.from, language), getTitle(where.to, language));
}
