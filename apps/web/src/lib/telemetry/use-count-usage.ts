import { getTitle } from '@cae-map/expedition/texts/titles';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { useConfiguration } from '../api/configuration-query.ts';
import { logEvent } from '../events/log-event.ts';
import { useLanguage } from '../language/language-context.tsx';
import { useOptionGroup } from '../options/use-option-group.ts';
import { telemetryOptions } from './telemetry-options.ts';

/** Counts a use of a place; without effect unless the operator counts the usage and the visitor has agreed. */
export type CountUsage = (event: 'placeOpen' | 'directions', place: PlaceRecord) => void;

/** Returns the function that counts the usage. */
export function useCountUsage(): CountUsage {
  const { language } = useLanguage();
  const isConfigured = useConfiguration()?.telemetry.counts_usage === true;
  const isAgreed = useOptionGroup(telemetryOptions, ({ countsUsage }) => countsUsage);
  return (event, place) => {
    if (isConfigured && isAgreed)
      logEvent(event, language, { place_id: place.place_id, title: getTitle(place, language) });
  };
}
