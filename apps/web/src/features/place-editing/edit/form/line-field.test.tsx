// @vitest-environment jsdom
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftRecord, openDraft } from '../../../../lib/editing/draft.ts';
import { fakeCalls } from '../../../../testing/data/fake-calls.ts';
import { placeRecord } from '../../../../testing/data/records.ts';
import { placeRevision } from '../../../../testing/editor.ts';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { placeDraft } from '../draft/draft-store.ts';
import { LineField } from './line-field.tsx';

const stop = { ispathpart: true, visited_on: 'cae', zoom: 'large' } as const;
const route = [
  placeRecord({ ...stop, place_id: 1, seqid: 1, title_en: 'Bombay', latitude: 19, longitude: 73 }),
  placeRecord({ ...stop, place_id: 2, seqid: 2, title_en: 'Leh', latitude: 34, longitude: 77 }),
  placeRecord({ ...stop, ispathpart: false, place_id: 3, seqid: 3, latitude: 35, longitude: 78 }),
];

function Edited() {
  const draft = placeDraft.useDraft((state) => state.draft);
  return draft && <LineField record={draftRecord(draft)} isChanged={false} />;
}

function show(fields: Partial<PlaceRevision>) {
  const { client } = fakeCalls({
    listPlaces: () => route,
    listImages: () => [],
    listAllTextIds: () => [],
    listInferredLegs: () => [],
    getConfiguration: () => ({ hidden_place_ids: [] }),
  });
  act(() => placeDraft.store.setState({ draft: openDraft(placeRevision(fields)) }));
  renderInApp(<Edited />, { client });
}

test.each([
  ['the first place of the route', route[0], 'This is the first place of the route: no line leads here.'],
  ['a place beside the route', route[2], 'This place is beside the route: no line leads here.'],
  ['another place of the route', route[1], 'No points: the line is straight.'],
])('the field of the line describes %s', async (_which, place, text) => {
  show({ ...place, routejson: '[]' });
  expect(await screen.findByText(text)).toBeDefined();
});

test('the field of the line warns that a click on a point removes it as long as the line is edited', async () => {
  show({ ...route[1], routejson: '[[20,74]]' });
  const hint = () => screen.queryByText(/a click on a point removes it/);
  expect(hint()).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the line' }));
  expect(hint()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(hint()).toBeNull();
});
