// @vitest-environment jsdom
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeDraft, type EditedField } from '../../features/place-editing/edit/draft/draft-store.ts';
import { placeEditingManifest } from '../../features/place-editing/manifest.ts';
import { placeEditingMessages } from '../../features/place-editing/messages/index.ts';
import { createListStore } from '../../lib/lists/list-store.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import type { RecordCreation, RecordKind } from '../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../ui/workbench/record-screens.tsx';
import { featureManifests } from '../feature-manifests.ts';
import { mergeFeatures } from '../feature-registry/merge-features.ts';
import { mapScreenManifest } from '../map-screen/manifest.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const store = createListStore({}, 'position');

const kind: Pick<
  RecordKind<PlaceRevision, EditedField>,
  | 'entity'
  | 'drafts'
  | 'paths'
  | 'readTitle'
  | 'Order'
  | 'FieldLabelsSource'
  | 'readSections'
  | 'creation'
  | 'list'
> = {
  entity: 'place',
  drafts: placeDraft,
  paths: { edit: (id) => `/place/edit/${id}` },
  readTitle: (place, language) => ({ text: getTitle(place, language), language }),
  Order: ({ records, children }) => children(records),
  FieldLabelsSource: ({ children }) => children,
  readSections: () => [],
  creation: {} as RecordCreation<PlaceRevision>,
  list: {
    store,
    readMessages(language) {
      const { title, intro, add, grid, actions } = placeEditingMessages.read(language).placesAdmin;
      return { title, intro, add, grid, actions };
    },
  },
};

const screens = recordScreens({ ...kind, hasWholePages: true } as RecordKind<PlaceRevision, EditedField>);

/** Places with the ready list instead of the list of their feature. */
const listedPlaces: typeof placeEditingManifest = {
  ...placeEditingManifest,
  screens: [],
  recordKinds: [
    {
      entity: 'place',
      paths: { list: '/admin', edit: '/place/edit/:id', changes: '/admin/changes' },
      isBesideMap: false,
      load: async () => screens,
      source: 'src/app/editing/ready-list.test.tsx',
    },
  ],
};
const others = featureManifests.filter((manifest) => manifest !== placeEditingManifest);
const features = mergeFeatures([mapScreenManifest, ...others, listedPlaces]);

beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

test('the ready list links to the editor and the form of a new record, and deletes the chosen records', async () => {
  const places = [
    placeRevision({ place_id: 53, seqid: 10, title_en: 'Leh', version: 4 }),
    placeRevision({ place_id: 54, seqid: 20, title_en: 'Khardung', version: 1 }),
  ];
  const deleted: [string, string | null][] = [];
  const served = servedRecords({ places, account: accountRecord({ role: 'admin' }) });
  await openAppOn(
    '/en/admin',
    (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid')
        .pathname;
      if (init?.method === 'DELETE') {
        deleted.push([path, new Headers(init.headers).get('if-match')]);
        return Promise.resolve(new Response(null, { status: 204 }));
      }
      if (path === '/v1/admin/places/') return Promise.resolve(Response.json(places));
      return served(input, init);
    },
    features,
  );
  const link = await screen.findByRole('link', { name: 'Leh' });
  expect(link.getAttribute('href')).toBe('/en/place/edit/53');
  expect(screen.getByRole('link', { name: 'New place' }).getAttribute('href')).toBe('/en/admin/place/new');

  fireEvent.click(screen.getByRole('row', { name: /Leh/ }), { ctrlKey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual([['/v1/places/53', '"4"']]));
  expect(await screen.findByText('1 place deleted')).toBeDefined();
});
