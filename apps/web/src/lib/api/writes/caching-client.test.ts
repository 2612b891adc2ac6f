import { ApiError } from '@cae-map/contract/api/client';
import { QueryClient, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { imageRecord, placeRecord } from '../../../testing/data/records.ts';
import { imageRevision, placeRevision, textRevision } from '../../../testing/editor.ts';
import { editorImagesQuery, readEditorImages } from '../editor-images-query.ts';
import { editorPlacesQuery, readEditorPlaces } from '../editor-places-query.ts';
import { recordQuery } from '../../editing/record-queries.ts';
import { expeditionQuery, readExpedition } from '../expedition-query.ts';
import { listQuery, type LoadedList } from '../lists.ts';
import { callQuery } from '../query/call-query.ts';
import { callKey } from '../query-key.ts';
import { createCachingClient } from './caching-client.ts';
import { groupWrites } from './pending-writes.ts';
import { refreshRecords } from './refresh-records.ts';

const place = placeRevision({ place_id: 53, version: 3 });
const moved = placeRevision({ place_id: 53, version: 4, latitude: 35 });
const {
  content_todo: _todo,
  version: _version,
  created_at: _at,
  updated_at: _last,
  updated_by: _by,
  ...body
} = place;
const update = { body: { ...body, content_todo: '' }, version: 3 };

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});

/** A server with one place, which a save moves. */
function openServer(responses: FakeResponses = {}) {
  let stored = place;
  const toPublic = () => placeRecord({ place_id: stored.place_id, latitude: stored.latitude });
  const calls = fakeCalls({
    listPlaces: () => [toPublic()],
    listPlacesForEditors: () => [stored],
    listImages: () => [],
    listAllTextIds: () => [],
    listBooks: () => [],
    listAllChapters: () => [],
    listInferredLegs: () => [],
    listMySessions: () => [],
    listHeights: () => [{ place_id: 53, height_m: stored.latitude }],
    getConfiguration: () => ({ hidden_place_ids: [] }),
    updatePlace: () => (stored = moved),
    ...responses,
  });
  return { ...calls, server: calls.client, client: createCachingClient(calls.client, queryClient) };
}

const visitorsPlaces = () =>
  queryClient.getQueryData<LoadedList<'listPlaces'>>(callKey('listPlaces'))?.records;
const namesOf = (received: ReturnType<typeof fakeCalls>['received']): string[] =>
  received.map(({ name }) => name).toSorted();

/** Shows the data of a query until the end of the test. */
function show<Data, Key extends QueryKey>(query: QueryObserverOptions<Data, Error, Data, Data, Key>): void {
  new QueryObserver(queryClient, query).subscribe(() => {});
}

describe('a write', () => {
  test('stores the returned place in the list of editors, and its public fields in that of visitors', async () => {
    const { client, server } = openServer();
    await queryClient.fetchQuery(editorPlacesQuery(client));
    await queryClient.fetchQuery(listQuery(server, 'listPlaces'));
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(readEditorPlaces(queryClient)).toEqual([moved]);
    expect(visitorsPlaces()).toEqual([placeRecord({ place_id: 53, latitude: 35 })]);
  });

  test('adds a created place, and removes a deleted one', async () => {
    const created = placeRevision({ place_id: 54, version: 1 });
    const { client, server } = openServer({ createPlace: () => created, deletePlace: () => null });
    await queryClient.fetchQuery(editorPlacesQuery(client));
    await queryClient.fetchQuery(listQuery(server, 'listPlaces'));
    await client.call('createPlace', {}, update);
    expect(readEditorPlaces(queryClient)).toEqual([place, created]);
    await client.call('deletePlace', { place_id: 53 }, { version: 3 });
    expect(readEditorPlaces(queryClient)).toEqual([created]);
    expect(visitorsPlaces()?.map(({ place_id }) => place_id)).toEqual([54]);
  });

  test('stores the returned text in the loaded read of it alone, and null after its deletion', async () => {
    const text = textRevision({ version: 3 });
    const saved = { ...text, version: 4, text_onplace_en: 'Khotan' };
    const { client, received } = openServer({
      getTextForEditors: () => text,
      updateText: () => saved,
      deleteText: () => null,
      restoreText: () => saved,
    });
    const query = recordQuery(client, 'text', text.text_id);
    const other = recordQuery(client, 'text', text.text_id + 1);
    queryClient.setQueryData(other.queryKey, { ...text, text_id: text.text_id + 1 });
    await queryClient.fetchQuery(query);
    const read = () => queryClient.getQueryData(query.queryKey);
    const parameters = { text_id: text.text_id };
    const address = { ...parameters, book_id: text.book_id, chapter_id: text.chapter_id };
    await client.call('updateText', address, { body: text, version: 3 });
    expect(read()).toEqual(saved);
    await client.call('deleteText', address, { version: 4 });
    expect(read()).toBeNull();
    await client.call('restoreText', parameters);
    expect(read()).toEqual(saved);
    expect(namesOf(received)).toEqual(['deleteText', 'getTextForEditors', 'restoreText', 'updateText']);
  });

  test('stores moved, added and deleted texts in the loaded lists of their chapters', async () => {
    const first = textRevision({ text_id: 1, chapter_id: 4, version: 1 });
    const second = textRevision({ text_id: 2, chapter_id: 4, version: 1 });
    const moved = { ...first, chapter_id: 5, version: 2 };
    const added = textRevision({ text_id: 3, chapter_id: 5, version: 1 });
    const { client } = openServer({
      editTexts: () => [moved],
      createText: () => added,
      deleteText: () => null,
    });
    const listOf = (chapterId: number) =>
      callQuery(client, 'listTextsOfChapterForEditors', { chapter_id: chapterId });
    queryClient.setQueryData(listOf(4).queryKey, [first, second]);
    queryClient.setQueryData(listOf(5).queryKey, []);
    const read = () => [4, 5].map((id) => queryClient.getQueryData(listOf(id).queryKey));
    await client.call(
      'editTexts',
      {},
      { body: { edits: [{ text_id: 1, version: 1, fields: { chapter_id: 5 } }] } },
    );
    expect(read()).toEqual([[second], [moved]]);
    const chapter = { book_id: 1, chapter_id: 5 };
    await client.call('createText', chapter, { body: added });
    expect(read()).toEqual([[second], [moved, added]]);
    await client.call('deleteText', { ...chapter, text_id: 1 }, { version: 2 });
    expect(read()).toEqual([[second], [added]]);
  });

  test('removes an image that is no longer enabled from the list of visitors', async () => {
    const hidden = imageRevision({ image_id: 1, image_enabled: false, version: 2 });
    const { client, server } = openServer({
      listImages: () => [imageRecord({ image_id: 1 })],
      listImagesForEditors: () => [imageRevision({ image_id: 1 })],
      restoreImage: () => hidden,
    });
    await queryClient.fetchQuery(editorImagesQuery(client));
    await queryClient.fetchQuery(listQuery(server, 'listImages'));
    await client.call('restoreImage', { image_id: 1 });
    expect(readEditorImages(queryClient)).toEqual([hidden]);
    expect(queryClient.getQueryData(callKey('listImages'))).toMatchObject({ records: [] });
  });

  test('stores the current record after a conflict of versions, and rejects with the conflict', async () => {
    const current = placeRevision({ place_id: 53, version: 9, latitude: 36 });
    const { client } = openServer({
      updatePlace() {
        const versions = { edited: 3, current: 9, record: current };
        throw new ApiError('refused', 'x', { status: 409, code: 'version_conflict', versions });
      },
    });
    await queryClient.fetchQuery(editorPlacesQuery(client));
    await expect(client.call('updatePlace', { place_id: 53 }, update)).rejects.toMatchObject({ status: 409 });
    expect(readEditorPlaces(queryClient)).toEqual([current]);
  });

  test('changes the expedition before any other request is answered', async () => {
    const { client, server } = openServer();
    show(expeditionQuery(server));
    await queryClient.fetchQuery(expeditionQuery(server));
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(readExpedition(queryClient)?.expedition.byId.get(53)?.record.latitude).toBe(35);
  });

  test('refetches the shown data that depend on the changed records once, and no other data', async () => {
    const { client, server, received } = openServer();
    show(expeditionQuery(server));
    show(listQuery(server, 'listPlaces'));
    show(listQuery(server, 'listHeights'));
    show(editorPlacesQuery(client));
    show(callQuery(client, 'listMySessions', {}));
    await queryClient.fetchQuery(expeditionQuery(server));
    await queryClient.fetchQuery(editorPlacesQuery(client));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    received.length = 0;
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(namesOf(received)).toEqual([
      'listHeights',
      'listInferredLegs',
      'listPlaces',
      'listPlacesForEditors',
      'updatePlace',
    ]);
  });

  test('removes dependent data that are not shown', async () => {
    const { client, server } = openServer();
    await queryClient.fetchQuery(editorPlacesQuery(client));
    await queryClient.fetchQuery(listQuery(server, 'listHeights'));
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(queryClient.getQueryData(callKey('listHeights'))).toBeUndefined();
    expect(await queryClient.fetchQuery(listQuery(server, 'listHeights'))).toMatchObject({
      records: [{ height_m: 35 }],
    });
  });

  test('resolves although the lists cannot be fetched afterwards, and the saved values remain', async () => {
    let isOffline = false;
    const unlessOffline =
      <Value>(value: () => Value) =>
      () => {
        if (isOffline) throw new ApiError('network', 'offline');
        return value();
      };
    const { client, server, received } = openServer({
      listPlaces: unlessOffline(() => [placeRecord({ place_id: 53 })]),
      listPlacesForEditors: unlessOffline(() => [place]),
      listInferredLegs: unlessOffline(() => []),
      updatePlace: () => moved,
    });
    show({ ...editorPlacesQuery(client), retry: false });
    show(expeditionQuery(server));
    await queryClient.fetchQuery(expeditionQuery(server));
    await queryClient.fetchQuery(editorPlacesQuery(client));
    received.length = 0;
    isOffline = true;
    await expect(client.call('updatePlace', { place_id: 53 }, update)).resolves.toEqual(moved);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(namesOf(received)).toContain('listPlacesForEditors');
    expect(readEditorPlaces(queryClient)).toEqual([moved]);
    expect(readExpedition(queryClient)?.expedition.byId.get(53)?.record.latitude).toBe(35);
    expect(queryClient.getQueryState(expeditionQuery(server).queryKey)).toMatchObject({
      error: null,
      isInvalidated: true,
    });
  });

  test('is not replaced by a response that was requested before it', async () => {
    let answer = (_places: readonly unknown[]): void => {};
    const lists = [
      Promise.resolve([place]),
      new Promise((resolve) => (answer = resolve)),
      Promise.resolve([moved]),
    ];
    const { client } = openServer({ listPlacesForEditors: () => lists.shift() });
    show(editorPlacesQuery(client));
    await queryClient.fetchQuery(editorPlacesQuery(client));
    const refetched = queryClient.refetchQueries({ queryKey: callKey('listPlacesForEditors') });
    await client.call('updatePlace', { place_id: 53 }, update);
    answer([place]);
    await refetched;
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(readEditorPlaces(queryClient)).toEqual([moved]);
  });

  test('does not wait for the refetch if the lists have the changed record already', async () => {
    const lists = [Promise.resolve([place]), new Promise(() => {})];
    const { client, received } = openServer({ listPlacesForEditors: () => lists.shift() });
    show(editorPlacesQuery(client));
    await queryClient.fetchQuery(editorPlacesQuery(client));
    received.length = 0;
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(namesOf(received)).toEqual(['listPlacesForEditors', 'updatePlace']);
  });

  test('waits for the refetch if the response does not contain the changed records', async () => {
    let proposals = [{ proposal_id: 1 }];
    const { client } = openServer({
      listProposals: () => proposals,
      declineProposal: () => {
        proposals = [];
        return { proposal_id: 1 };
      },
    });
    const query = callQuery(client, 'listProposals', {});
    show(query);
    await queryClient.fetchQuery(query);
    await client.call('declineProposal', { proposal_id: 1 }, { body: { editor_note: '' }, version: 1 });
    expect(queryClient.getQueryData(query.queryKey)).toEqual([]);
  });

  const image = imageRevision({ image_id: 1, version: 3 });
  test.each([
    ['the record that is saved', 'updatePlace', { place_id: 53 }, update, place],
    ['one field', 'quickEditPlace', { place_id: 53 }, { body: { placeId: 53 }, version: 3 }, place],
    ['several images', 'editImages', {}, { body: { edits: [{ image_id: 1, version: 3 }] } }, [image]],
    ['the order of places', 'reorderPlaces', {}, { body: { positions: [{ place_id: 53, seqid: 1 }] } }, []],
    ['the order of images', 'reorderImages', {}, { body: { positions: [{ image_id: 1, seqid: 1 }] } }, []],
  ] as const)(
    'that leaves %s as it was fetches nothing',
    async (_what, name, parameters, options, response) => {
      const { client, server, received } = openServer({
        listImagesForEditors: () => [image],
        [name]: () => response,
      });
      show(listQuery(server, 'listPlaces'));
      show(editorPlacesQuery(client));
      show(editorImagesQuery(client));
      await queryClient.fetchQuery(editorPlacesQuery(client));
      await queryClient.fetchQuery(editorImagesQuery(client));
      await queryClient.fetchQuery(listQuery(server, 'listPlaces'));
      received.length = 0;
      await client.call(name as never, parameters as never, options as never);
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      expect(namesOf(received)).toEqual([name]);
      expect(queryClient.getQueryCache().findAll({ stale: false })).toHaveLength(3);
    },
  );

  test('of several images of which one has changed refetches the lists', async () => {
    const other = imageRevision({ image_id: 2, version: 8 });
    const { client, received } = openServer({
      listImagesForEditors: () => [image, other],
      editImages: () => [image, { ...other, version: 9 }],
    });
    show(editorImagesQuery(client));
    await queryClient.fetchQuery(editorImagesQuery(client));
    received.length = 0;
    const edits = [image, other].map(({ image_id, version }) => ({ image_id, version, fields: {} }));
    await client.call('editImages', {}, { body: { edits } });
    expect(namesOf(received)).toEqual(['editImages', 'listImagesForEditors']);
  });

  test('of an order that moves a place refetches the lists', async () => {
    const { client, received } = openServer({ reorderPlaces: () => [moved] });
    show(editorPlacesQuery(client));
    await queryClient.fetchQuery(editorPlacesQuery(client));
    received.length = 0;
    await client.call('reorderPlaces', {}, { body: { positions: [{ place_id: 53, seqid: 1 }] } });
    expect(namesOf(received)).toEqual(['listPlacesForEditors', 'reorderPlaces']);
  });

  test('that ends the session fetches nothing', async () => {
    const { client, received } = openServer({ listMySessions: () => [], logout: () => null });
    const query = callQuery(client, 'listMySessions', {});
    show(query);
    await queryClient.fetchQuery(query);
    received.length = 0;
    await client.call('logout', {});
    expect(namesOf(received)).toEqual(['logout']);
  });
});

test('a record that is stored within a group is not replaced by a response that was requested before it', async () => {
  let answer = (_places: readonly unknown[]): void => {};
  const lists = [
    Promise.resolve([place]),
    new Promise((resolve) => (answer = resolve)),
    Promise.resolve([moved]),
  ];
  const { client } = openServer({ listPlacesForEditors: () => lists.shift() });
  show(editorPlacesQuery(client));
  await queryClient.fetchQuery(editorPlacesQuery(client));
  const refetched = queryClient.refetchQueries({ queryKey: callKey('listPlacesForEditors') });
  await groupWrites(queryClient, async () => {
    await client.call('updatePlace', { place_id: 53 }, update);
    answer([place]);
    await refetched;
    expect(readEditorPlaces(queryClient)).toEqual([moved]);
  });
});

test('data that are refreshed are not those of a request that was sent before', async () => {
  let answer = (_places: readonly unknown[]): void => {};
  const lists = [
    Promise.resolve([place]),
    new Promise((resolve) => (answer = resolve)),
    Promise.resolve([moved]),
  ];
  const { client } = openServer({ listPlacesForEditors: () => lists.shift() });
  show(editorPlacesQuery(client));
  await queryClient.fetchQuery(editorPlacesQuery(client));
  const refetched = queryClient.refetchQueries({ queryKey: callKey('listPlacesForEditors') });
  const refreshed = refreshRecords(queryClient, ['places']);
  answer([place]);
  await Promise.all([refetched, refreshed]);
  expect(readEditorPlaces(queryClient)).toEqual([moved]);
});

test('several writes in a group store each record and fetch once after the last', async () => {
  let version = 3;
  const { client, received } = openServer({
    listPlacesForEditors: () => [{ ...place, version }],
    updatePlace: () => ({ ...place, version: (version += 1) }),
  });
  show(editorPlacesQuery(client));
  await queryClient.fetchQuery(editorPlacesQuery(client));
  received.length = 0;
  await groupWrites(queryClient, async () => {
    await client.call('updatePlace', { place_id: 53 }, update);
    expect(readEditorPlaces(queryClient)).toMatchObject([{ version: 4 }]);
    await client.call('updatePlace', { place_id: 53 }, update);
  });
  expect(namesOf(received)).toEqual(['listPlacesForEditors', 'updatePlace', 'updatePlace']);
});
