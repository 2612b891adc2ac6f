import type { ApiClient } from '@cae-map/contract/api/client';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { placeView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { QueryClient } from '@tanstack/react-query';
import { PlaceSectionsProvider } from '../lib/manifest/place-sections-context.tsx';
import { offlineClient } from './data/offline-client.ts';
import { placeRecord, textRecord } from './data/records.ts';
import { renderInApp } from './render-in-app.tsx';
import { PlacePane } from '../features/place-pane/place-pane.tsx';
import { placePaneSections } from '../features/place-pane/sections/place-sections.ts';

/** The stop before Leh, left on the day of arrival in Leh. */
export const spituk = placeRecord({
  place_id: 52,
  seqid: 990,
  title_en: 'Spituk',
  title_ru: 'Спитуг',
  date: '1925-08-26',
  enddate: '1925-08-26',
  latitude: 34.12,
  longitude: 77.53,
});

interface PaneOptions {
  /** Fields of the place Leh. */
  readonly place?: Partial<PlaceRecord>;
  /** The previous places; if empty, the journey begins in Leh. */
  readonly before?: readonly PlaceRecord[];
  readonly inferredLegs?: readonly InferredLegRecord[];
  readonly texts?: Parameters<typeof placeView>[2];
  readonly language?: ContentLanguage;
  readonly client?: ApiClient;
  readonly queryClient?: QueryClient;
}

/** Renders the pane of Leh with the sections of the feature `place-pane`, from records. */
export function showPane({
  place = {},
  before = [spituk],
  inferredLegs = [],
  texts = [textRecord()],
  language = 'en',
  client = offlineClient,
  queryClient = new QueryClient(),
}: PaneOptions = {}) {
  const expedition = toExpedition({ places: [...before, placeRecord(place)], images: [], inferredLegs });
  const view = placeView(expedition, 53, texts);
  if (view === null) throw new Error('the place is missing');
  return renderInApp(
    <PlaceSectionsProvider value={placePaneSections}>
      <PlacePane view={view} />
    </PlaceSectionsProvider>,
    { language, client, queryClient },
  );
}
