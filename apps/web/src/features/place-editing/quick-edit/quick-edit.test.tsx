// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { placeView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appOptions } from '../../../lib/options/app-options.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { restoreSession } from '../../../lib/session/session.ts';
import { dismissNotice, useNotices } from '../../../lib/notices/notices.ts';
import { replaceClipboardWriter } from '../../../testing/browser/clipboard.ts';
import { placeRevision, signInAsEditor } from '../../../testing/editor.ts';
import { fakeCalls, type FakeResponses, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { accountRecord, placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { placeEditingManifest } from '../manifest.ts';

const place = placeRevision({ minzoom: 5, tooltip_position: 'top', accuracy_level: 'exact' });
const [section] = placeEditingManifest.placeSections ?? [];

beforeAll(() => import('./quick-edit.tsx'));
beforeEach(() => {
  localStorage.clear();
  stored = place;
  act(() => appOptions.change({ editorPlaceQuickEdit: true }));
  signInAsEditor();
});
afterEach(() => act(() => restoreSession('')));

function Notices() {
  return useNotices().map(({ id, title, message }) => (
    <button key={id} type="button" onClick={() => dismissNotice(id)}>
      {`${title}: ${message}`}
    </button>
  ));
}

/** The place on the fake server. */
let stored = place;

const save = ({ options: { body, version } }: ReceivedCall) => {
  const { placeId: _placeId, ...edit } = Object(body) as { placeId: number };
  stored = { ...stored, ...edit, version: (version ?? 0) + 1 };
  return stored;
};

async function openPane(responses: FakeResponses = {}) {
  const calls = fakeCalls({
    getMe: () => accountRecord({ id: 7, role: 'admin' }),
    listPlacesForEditors: () => [stored],
    quickEditPlace: save,
    ...responses,
  });
  const view = placeView(toExpedition({ places: [placeRecord()], images: [] }), 53, []);
  if (view === null || section === undefined) throw new Error('the section is missing');
  const { audience = 'everyone', Section } = section;
  renderInApp(
    <ForAudience audience={audience}>
      <Section view={view} />
      <Notices />
    </ForAudience>,
    { browserClient: calls.client },
  );
  return calls;
}

async function openFields(responses: FakeResponses = {}) {
  const calls = await openPane(responses);
  await screen.findByLabelText('Side of the label');
  await waitFor(() => expect(calls.received.some(({ name }) => name === 'getMe')).toBe(true));
  await act(async () => undefined);
  return calls;
}

/** The shown value of the stepper. */
const minzoom = () => document.querySelector('output')?.textContent;

const raise = () => fireEvent.click(screen.getByRole('button', { name: 'Show the label later' }));

test('admins with the option have controls that each send placeId and one field, and the copy helpers p, span and mapcarta [PLC-10]', async () => {
  const writeText = replaceClipboardWriter();
  const scrollIntoView = vi.fn<(options: object) => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  act(() => appOptions.change({ editorPlaceQuickEdit: false }));
  const calls = await openPane();
  expect(screen.queryByRole('heading', { name: 'Quick edit' })).toBeNull();
  act(() => appOptions.change({ editorPlaceQuickEdit: true }));
  await screen.findByRole('heading', { name: 'Quick edit' });
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' }));

  const side = await screen.findByLabelText('Side of the label');
  raise();
  fireEvent.change(side, { target: { value: 'left' } });
  fireEvent.change(screen.getByLabelText('Accuracy of the position'), { target: { value: 'low' } });
  fireEvent.click(screen.getByLabelText('The line needs clarification'));
  fireEvent.click(screen.getByLabelText('Hide the distance'));
  await waitFor(() => expect(calls.bodiesOf('quickEditPlace')).toHaveLength(5));
  fireEvent.click(screen.getByRole('button', { name: 'Show the label earlier' }));
  await waitFor(() => expect(calls.bodiesOf('quickEditPlace')).toHaveLength(6));
  expect(calls.bodiesOf('quickEditPlace')).toEqual([
    { placeId: 53, minzoom: 6 },
    { placeId: 53, tooltip_position: 'left' },
    { placeId: 53, accuracy_level: 'low' },
    { placeId: 53, path_ref_req: true },
    { placeId: 53, hide_distance: true },
    { placeId: 53, minzoom: 5 },
  ]);
  const sent = calls.received.filter(({ name }) => name === 'quickEditPlace');
  expect(sent.map(({ options }) => options.version)).toEqual([3, 4, 5, 6, 7, 8]);

  for (const name of [/^p:/, /^span:/, /^mapcarta:/]) fireEvent.click(screen.getByRole('button', { name }));
  expect(writeText.mock.calls).toEqual([
    ['<p data-text4placeid="53"></p>'],
    ['<span data-text4placeid="53">Leh</span>'],
    ['34.16, 77.58'],
  ]);
  await waitFor(() => expect(screen.getAllByText('undefined: Copied')).toHaveLength(3));
  for (const notice of screen.getAllByText('undefined: Copied')) fireEvent.click(notice);

  localStorage.clear();
  act(() => restoreSession('?magic=ResearcherMode'));
  expect(screen.queryByRole('heading', { name: 'Quick edit' })).toBeNull();
});

test('changes during a request are sent after it, only the last of each field', async () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const calls = await openFields({
    quickEditPlace: async (call) => {
      await promise;
      return save(call);
    },
  });
  raise();
  raise();
  raise();
  expect(minzoom()).toBe('8');
  await waitFor(() => expect(calls.bodiesOf('quickEditPlace')).toHaveLength(1));
  resolve();
  await waitFor(() => expect(calls.bodiesOf('quickEditPlace')).toHaveLength(2));
  expect(calls.bodiesOf('quickEditPlace')[1]).toEqual({ placeId: 53, minzoom: 8 });
});

const conflict = () => {
  stored = { ...place, minzoom: 11, version: 9 };
  throw new ApiError('refused', 'x', {
    status: 409,
    code: 'version_conflict',
    versions: { edited: 3, current: 9, record: stored },
  });
};

test('after a conflict the editor saves the own value over the current version', async () => {
  const responses = [conflict, save];
  const calls = await openFields({ quickEditPlace: (call) => responses.shift()?.(call) });
  raise();
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine: 6' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save mine: 6' })).toBeNull());
  await waitFor(() =>
    expect(calls.sentTo('quickEditPlace').at(-1)).toEqual({ body: { placeId: 53, minzoom: 6 }, version: 9 }),
  );
  expect(minzoom()).toBe('6');
});

test('after a conflict the editor keeps the saved value', async () => {
  const calls = await openFields({ quickEditPlace: conflict });
  raise();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep: 11' }));
  expect(minzoom()).toBe('11');
  expect(calls.bodiesOf('quickEditPlace')).toHaveLength(1);
});

test('a field that the response does not contain as it was sent is reported', async () => {
  await openFields({ quickEditPlace: () => ({ ...place, version: 4 }) });
  raise();
  expect(await screen.findByText('Save error: Some fields were not saved: Label from zoom')).toBeDefined();
  fireEvent.click(screen.getByText(/^Save error/));
});

const failOnce = () => {
  const responses = [
    () => {
      throw new ApiError('network', 'x');
    },
  ];
  return (call: ReceivedCall) => (responses.shift() ?? save)(call);
};

test('a failed request is reported with the title of the place until the value, which remains, is saved', async () => {
  const calls = await openFields({ quickEditPlace: failOnce() });
  raise();
  await screen.findByText(/^Error while updating place: “Leh”: /);
  expect(screen.getByRole('alert').textContent).toMatch(/^Not saved: no connection to the server/);
  expect(minzoom()).toBe('6');
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(calls.bodiesOf('quickEditPlace').at(-1)).toEqual({ placeId: 53, minzoom: 6 });
  expect(screen.queryByText(/^Error while updating place/)).toBeNull();
});

test('a value that could not be saved remains after the pane was closed, and is saved when the browser is online', async () => {
  const quickEditPlace = failOnce();
  await openFields({ quickEditPlace });
  raise();
  await screen.findByRole('alert');
  cleanup();
  await openFields({ quickEditPlace });
  await screen.findByRole('alert');
  expect(minzoom()).toBe('6');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(stored.minzoom).toBe(6));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a value that could not be saved is replaced by the stored one on request', async () => {
  await openFields({ quickEditPlace: failOnce() });
  raise();
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Restore the former value' }));
  expect([minzoom(), screen.queryByRole('alert')]).toEqual(['5', null]);
  fireEvent.click(await screen.findByText(/^Error while updating place/));
});

test('a saved change can be undone', async () => {
  const calls = await openFields();
  raise();
  await screen.findByText('“Leh”: Label from zoom changed');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.sentTo('quickEditPlace').at(-1)).toEqual({ body: { placeId: 53, minzoom: 5 }, version: 4 }),
  );
  await waitFor(() => expect(minzoom()).toBe('5'));
});

test('two saved changes of a place are undone one after the other', async () => {
  const calls = await openFields();
  raise();
  await screen.findByText('“Leh”: Label from zoom changed');
  fireEvent.change(screen.getByLabelText('Accuracy of the position'), { target: { value: 'low' } });
  await screen.findByText('“Leh”: Accuracy of the position changed');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored.accuracy_level).toBe('exact'));
  await act(async () => undefined);
  fireEvent.keyDown(window, { code: 'KeyZ', key: 'z', ctrlKey: true });
  await waitFor(() => expect(stored.minzoom).toBe(5));
  expect(calls.sentTo('quickEditPlace').map(({ version }) => version)).toEqual([3, 4, 5, 6]);
});

test('the local flag without an account shows a link to the login instead of the fields', async () => {
  localStorage.clear();
  act(() => restoreSession('?magic=AdminMode'));
  const calls = await openPane();
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toContain('/en/login');
  expect(screen.queryByLabelText('Side of the label')).toBeNull();
  expect(calls.received).toEqual([]);
});
