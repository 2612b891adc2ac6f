import { accuracyLevels, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { listOrders, wholeList, type ListChoice } from '@cae-map/expedition/search/places-list';
import { stayIcons } from '@cae-map/expedition/dates/stays';

/** The state of the list of places in its address: what is typed, and what is chosen. */
export interface ListState {
  readonly typed: string;
  readonly choice: ListChoice;
}

/** The whole list, with nothing typed. */
export const wholeListState: ListState = { typed: '', choice: wholeList };

/**
 * Reads `?q=…&section=cae&year=1926&transport=horse&accuracy=exact&stay=home&pictures=1&texts=1&order=title`. What cannot be
 * read limits nothing.
 */
export function readListState(query: URLSearchParams): ListState {
  const year = query.get('year') ?? '';
  return {
    typed: query.get('q') ?? '',
    choice: {
      section: oneOf(visitedOnValues, query.get('section')),
      year: /^\d{4}$/.test(year) ? Number(year) : null,
      transport: oneOf(transports, query.get('transport')),
      accuracy: oneOf(accuracyLevels, query.get('accuracy')),
      stay: oneOf(stayIcons, query.get('stay')),
      withPictures: query.get('pictures') === '1',
      withTexts: query.get('texts') === '1',
      order: oneOf(listOrders, query.get('order')) ?? wholeList.order,
    },
  };
}

/** Writes the state into a query; what limits nothing is left out, and the parameters of others stay. */
export function writeListState({ typed, choice }: ListState, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const values: Readonly<Record<string, string | null>> = {
    q: typed === '' ? null : typed,
    section: choice.section,
    year: choice.year === null ? null : String(choice.year),
    transport: choice.transport,
    accuracy: choice.accuracy,
    stay: choice.stay,
    pictures: choice.withPictures ? '1' : null,
    texts: choice.withTexts ? '1' : null,
    order: choice.order === wholeList.order ? null : choice.order,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
