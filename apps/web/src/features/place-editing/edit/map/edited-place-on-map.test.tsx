// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openDraft } from '../../../../lib/editing/draft.ts';
import { fakeCalls } from '../../../../testing/data/fake-calls.ts';
import { MapProvider } from '../../../../map/map-context.tsx';
import { placeRevision, signInAsEditor } from '../../../../testing/editor.ts';
import { fakeMap } from '../../../../testing/map/fake-map.tsx';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { placeDraft } from '../draft/draft-store.ts';
import { EditedPlaceOnMap } from './edited-place-on-map.tsx';

const line = '[[1,1],[2,2],[3,3]]';
const place = placeRevision({ place_id: 53, latitude: 9, longitude: 9, routejson: line });

beforeEach(() => {
  signInAsEditor();
  fakeMap.camera.flyTo.mockClear();
  fakeMap.camera.freeArea.mockReturnValue({ x: 0, y: 0, width: 400, height: 400 });
  fakeMap.camera.project.mockImplementation(({ latitude, longitude }) => ({
    x: longitude * 100,
    y: latitude * 100,
  }));
});

function openMap(edited = place) {
  const { client } = fakeCalls({ listPlacesForEditors: () => [place], listPlaces: () => [] });
  placeDraft.store.setState({ draft: openDraft(edited), tool: 'line' });
  renderInApp(
    <MapProvider value={{ camera: fakeMap.camera, registry: fakeMap.registry }}>
      <EditedPlaceOnMap />
    </MapProvider>,
    { browserClient: client },
  );
  const canvas = document.body.appendChild(document.createElement('canvas'));
  return {
    press: (key: string) => act(() => void fireEvent.keyDown(canvas, { key })),
    line: () => placeDraft.store.getState().draft?.changes.routejson ?? line,
  };
}

test('Backspace on the map removes the point of the line at the cross', () => {
  const map = openMap();
  map.press('Backspace');
  expect(map.line()).toBe('[[1,1],[3,3]]');
});

test('Backspace on the map removes the last point of the line if none is at the cross', () => {
  fakeMap.camera.freeArea.mockReturnValue({ x: 0, y: 0, width: 450, height: 450 });
  const map = openMap();
  map.press('Backspace');
  expect(map.line()).toBe('[[1,1],[2,2]]');
});

test('a click at a point of the line without its symbol, such as Enter, adds no second point there', async () => {
  const map = openMap();
  await act(async () => void fakeMap.input(2, 2, { point: { x: 200, y: 200 } }));
  expect(map.line()).toBe(line);
  await act(async () => void fakeMap.input(2.5, 2.5, { point: { x: 250, y: 250 } }));
  expect(map.line()).toBe('[[1,1],[2,2],[3,3],[2.5,2.5]]');
});

test('the map moves to the stop before a new place', async () => {
  openMap({ ...place, place_id: 0, seqid: place.seqid + 1, latitude: null, longitude: null });
  await waitFor(() =>
    expect(fakeMap.camera.flyTo).toHaveBeenCalledWith({ latitude: 9, longitude: 9, zoom: 9 }),
  );
});
