import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { WhereAmI } from '@cae-map/expedition/where-am-i';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { numberFormat } from '../../../lib/language/number-format.ts';

/** The distance in metres below which two stops are the same place. */
const samePlace = 50;
/** Shorter distances are given in metres. */
const oneKilometre = 1000;
/** The distance in metres from which kilometres have no decimals. */
const roundedFrom = 10_000;

/** Formats the announcement of the position on the route: the stop, its date, and the direction of the next stop. */
export function whereAmIMessage(here: WhereAmI, language: ContentLanguage, messages: Catalogue): string {
  const date = formatDateRange(here.place.record, language) ?? messages.place.dateUnknown;
  const place = messages.map.walker.here(getTitle(here.place.record, language), date);
  return `${place} ${nextStopMessage(here, language, messages)}`;
}

function nextStopMessage({ next }: WhereAmI, language: ContentLanguage, messages: Catalogue): string {
  const { walker } = messages.map;
  if (next === null) return walker.journeyEnd;
  const title = getTitle(next.place.record, language);
  if (next.distanceMetres < samePlace) return walker.nextIsHere(title);
  const distance = distanceMessage(next.distanceMetres, language, messages);
  return walker.next(title, distance, walker.directions[next.direction]);
}

function distanceMessage(metres: number, language: ContentLanguage, messages: Catalogue): string {
  const { kilometres: inKilometres, metres: inMetres } = messages.map.walker;
  const format = numberFormat(language, metres < roundedFrom ? 1 : 0);
  // Rounded to tens of metres, the accuracy of the positions.
  if (metres < oneKilometre) return inMetres(format.format(Math.round(metres / 10) * 10));
  return inKilometres(format.format(metres / 1000));
}
