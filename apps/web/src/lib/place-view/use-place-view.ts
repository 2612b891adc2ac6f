import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { placeView, type PlaceView } from '@cae-map/expedition/place-view';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../api/api-client-context.tsx';
import { placeTextsQuery } from '../api/place-texts-query.ts';
import { useExpeditionQuery } from '../api/use-expedition.ts';
import { useOptions } from '../options/options-store.ts';
import { useSheetHasBeenOpen } from './sheet-opened.ts';
import { useIsInBrowser } from '../browser/use-is-in-browser.ts';
import { embeddedPlaceView } from './place-view-query.ts';

export type PlaceViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly view: PlaceView };

/** What the pane of a place shows: from the loaded expedition, or from the page as the server delivered it. */
export function usePlaceView(placeId: number): PlaceViewState {
  const expeditionQuery = useExpeditionQuery();
  const { data: embedded } = useQuery(embeddedPlaceView(placeId));
  const textsQuery = useTextsQuery(placeId);
  const expedition = expeditionQuery.data?.expedition;
  const texts = textsQuery.data ?? null;
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const computed = useMemo(
    () => (expedition ? placeView(expedition, placeId, texts, { showAllPhotos }) : null),
    [expedition, placeId, texts, showAllPhotos],
  );

  // The lists may be there before every part of a delivered page is taken over, and may be newer than the page.
  const isTakenOver = useIsInBrowser();
  const view = isTakenOver || !embedded ? (computed ?? (expedition ? null : embedded?.view)) : embedded.view;
  if (view) return { kind: 'ready', view };
  if (expedition || embedded?.view === null) return { kind: 'missing' };
  if (expeditionQuery.isError && !expeditionQuery.isFetching) {
    return { kind: 'failed', error: expeditionQuery.error, retry: () => void expeditionQuery.refetch() };
  }
  return { kind: 'loading' };
}

/** The texts come by a call of their own and may fail without the rest. */
export interface TextsState {
  readonly failed: boolean;
  readonly retry: () => void;
}

/** How the loading of a place's texts goes; the texts themselves are in its view. */
export function useTextsState(placeId: number): TextsState {
  const { isError, refetch } = useTextsQuery(placeId);
  return { failed: isError, retry: () => void refetch() };
}

/** The texts are asked for once the sheet has been open; those that came with the page are there before. */
function useTextsQuery(placeId: number): UseQueryResult<readonly TextInContextRecord[]> {
  const enabled = useSheetHasBeenOpen() && placeId !== 0;
  return useQuery({ ...placeTextsQuery(useApiClient(), placeId), enabled });
}
