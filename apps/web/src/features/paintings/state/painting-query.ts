import {
  allPaintings,
  notRecorded,
  paintingGroupings,
  type PaintingChoice,
  type PaintingGrouping,
} from '@cae-map/expedition/paintings/paintings-list';
import { queryValue } from '../../../lib/url/query-value.ts';
import { pageParameter } from '../../../lib/url/page-parameter.ts';
import type { PaintingParameter } from './painting-parameters.ts';

/** The state of the catalogue in its URL. */
export interface PaintingsState {
  readonly choice: PaintingChoice;
  readonly grouping: PaintingGrouping;
}

/** All paintings by stop. */
export const initialState: PaintingsState = { choice: allPaintings, grouping: 'stop' };

/** Parses `?q=…&stop=53&year=1924&museum=…&group=year`; `none` selects records without a value. Invalid values are ignored. */
export function readPaintingsState(query: URLSearchParams): PaintingsState {
  const value = (name: PaintingParameter): string => queryValue(query, name);
  const stop = value('stop');
  const year = value('year');
  const museum = value('museum');
  return {
    choice: {
      typed: value('q'),
      stop: /^[1-9]\d{0,8}$/.test(stop) ? Number(stop) : null,
      year: year === notRecorded ? year : /^\d{4}$/.test(year) ? Number(year) : null,
      museum: museum === '' ? null : museum,
    },
    grouping: paintingGroupings.find((grouping) => grouping === value('group')) ?? initialState.grouping,
  };
}

/** Writes the state to a query without defaults and without the page. Other parameters are kept. */
export function writePaintingsState(
  { choice, grouping }: PaintingsState,
  query: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete(pageParameter);
  const values: Readonly<Record<PaintingParameter, string | null>> = {
    q: choice.typed === '' ? null : choice.typed,
    stop: choice.stop === null ? null : String(choice.stop),
    year: choice.year === null ? null : String(choice.year),
    museum: choice.museum,
    group: grouping === initialState.grouping ? null : grouping,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
