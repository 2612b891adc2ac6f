import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { placeView, type PlaceView } from '@cae-map/expedition/place-view';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../api/api-client-context.tsx';
import { placeTextsQuery } from '../api/texts/place-texts-query.ts';
import { useExpeditionQuery } from '../api/use-expedition.ts';
import { useOptions } from '../options/options-store.ts';
import { useSheetHasBeenOpen } from '../sheet-opened.ts';
import { useIsInBrowser } from '../browser/use-is-in-browser.ts';
import { embeddedPlaceViewQuery } from './place-view-query.ts';

export type PlaceViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly view: PlaceView };

/** The view of a place, from the loaded expedition or embedded in the page. */
export function usePlaceView(placeId: number): PlaceViewState {
  const expeditionQuery = useExpeditionQuery();
  const { data: embedded } = useQuery(embeddedPlaceViewQuery(placeId));
  const textsQuery = useTextsQuery(placeId);
  const expedition = expeditionQuery.data?.expedition;
  const texts = textsQuery.data ?? null;
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const computed = useMemo(
    () => (expedition ? placeView(expedition, placeId, texts, { showAllPhotos }) : null),
    [expedition, placeId, texts, showAllPhotos],
  );

  // The lists may be loaded before hydration is complete and may be newer than the page.
  const isHydrated = useIsInBrowser();
  const view = isHydrated || !embedded ? (computed ?? (expedition ? null : embedded?.view)) : embedded.view;
  if (view) return { kind: 'ready', view };
  if (expedition || embedded?.view === null) return { kind: 'missing' };
  if (expeditionQuery.isError && !expeditionQuery.isFetching) {
    return { kind: 'failed', error: expeditionQuery.error, retry: () => void expeditionQuery.refetch() };
  }
  return { kind: 'loading' };
}

/** The state of the request for texts, which may fail independently of the lists. */
export interface TextsState {
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The loading state of a place's texts; the texts are part of its view. */
export function useTextsState(placeId: number): TextsState {
  const { isError, refetch } = useTextsQuery(placeId);
  return { failed: isError, retry: () => void refetch() };
}

/** Fetches the texts once the sheet has been open. Texts that are embedded in the page are available before. */
function useTextsQuery(placeId: number): UseQueryResult<readonly TextInContextRecord[]> {
  const enabled = useSheetHasBeenOpen() && placeId !== 0;
  return useQuery({ ...placeTextsQuery(useApiClient(), placeId), enabled });
}
