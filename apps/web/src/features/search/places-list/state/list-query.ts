import { accuracyLevels, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { imageKinds } from '@cae-map/expedition/places/images';
import { listOrders, wholeList, type ListChoice } from '@cae-map/expedition/search/places-list';
import { stayIcons } from '@cae-map/expedition/dates/stays';
import { queryValue } from '../../../../lib/url/query-value.ts';
import { pageParameter } from '../../../../lib/url/page-parameter.ts';
import type { ListParameter } from './list-parameters.ts';

/** The state of the list of places in its URL: the typed text and the filters. */
export interface ListState {
  readonly typed: string;
  readonly choice: ListChoice;
}

/** The whole list without a text. */
export const wholeListState: ListState = { typed: '', choice: wholeList };

/**
 * Parses `?q=…&section=cae&year=1926&transport=horse&accuracy=exact&stay=home&pictures=painting&texts=1&mileage=1&order=title`.
 * Invalid values are ignored.
 */
export function readListState(query: URLSearchParams): ListState {
  const value = (name: ListParameter): string => queryValue(query, name);
  const year = value('year');
  return {
    typed: value('q'),
    choice: {
      section: parseValue(visitedOnValues, value('section')),
      year: /^\d{4}$/.test(year) ? Number(year) : null,
      transport: parseValue(transports, value('transport')),
      accuracy: parseValue(accuracyLevels, value('accuracy')),
      stay: parseValue(stayIcons, value('stay')),
      imageKind: parseValue(imageKinds, value('pictures')),
      withTexts: value('texts') === '1',
      mileageDiffers: value('mileage') === '1',
      order: parseValue(listOrders, value('order')) ?? wholeList.order,
    },
  };
}

/**
 * Writes the state to a query. Defaults are omitted, and the page is removed, since a changed list starts at its first page.
 * Other parameters are kept.
 */
export function writeListState({ typed, choice }: ListState, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete(pageParameter);
  const values: Readonly<Record<ListParameter, string | null>> = {
    q: typed === '' ? null : typed,
    section: choice.section,
    year: choice.year === null ? null : String(choice.year),
    transport: choice.transport,
    accuracy: choice.accuracy,
    stay: choice.stay,
    pictures: choice.imageKind,
    texts: choice.withTexts ? '1' : null,
    mileage: choice.mileageDiffers ? '1' : null,
    order: choice.order === wholeList.order ? null : choice.order,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

function parseValue<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
