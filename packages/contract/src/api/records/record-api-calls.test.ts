import { expect, test } from 'vitest';
import { recordApiCalls } from './record-api-calls.ts';
import { recordApiSchemas } from './record-api-schemas.ts';

test('the calls of the kinds have the endpoints of the specification, and those of their histories', () => {
  const endpoints = Object.entries(recordApiCalls).map(
    ([name, { method, path }]) => `${name} ${method} ${path}`,
  );
  expect(endpoints).toEqual(
    expect.arrayContaining([
      'listPlaces GET /places/',
      'listPlacesForEditors GET /admin/places/',
      'createPlace POST /places/',
      'updatePlace PUT /places/{place_id}',
      'deletePlace DELETE /places/{place_id}',
      'restorePlace POST /places/{place_id}/restore',
      'reorderPlaces PUT /places_change/seqids',
      'listPlaceChanges GET /admin/places/{place_id}/changes/',
      'listRecentPlaceChanges GET /admin/changes/places/',
      'listImages GET /images/',
      'listImagesForEditors GET /admin/images/',
      'createImage POST /images/',
      'updateImage PUT /images/{image_id}',
      'editImages PATCH /images/',
      'deleteImage DELETE /images/{image_id}',
      'restoreImage POST /images/{image_id}/restore',
      'reorderImages PUT /images/change_seqids',
      'listImageChanges GET /admin/images/{image_id}/changes/',
      'listRecentImageChanges GET /admin/changes/images/',
      'listDeletedImages GET /admin/images/deleted/',
      'getTextForEditors GET /admin/texts/{text_id}',
      'editTexts PATCH /texts/',
      'createBook POST /api/books/',
      'updateBook PUT /api/books/{book_id}',
      'deleteBook DELETE /api/books/{book_id}',
      'restoreBook POST /books/{book_id}/restore',
      'createChapter POST /api/books/{book_id}/chapters/',
      'updateChapter PUT /api/books/{book_id}/chapters/{chapter_id}',
      'deleteChapter DELETE /api/books/{book_id}/chapters/{chapter_id}',
      'reorderChapters PUT /api/books/{book_id}/change_chapter_seqids',
      'createText POST /api/books/{book_id}/chapters/{chapter_id}/texts/',
      'updateText PUT /api/books/{book_id}/chapters/{chapter_id}/texts/{text_id}',
      'deleteText DELETE /api/books/{book_id}/chapters/{chapter_id}/texts/{text_id}',
      'restoreText POST /texts/{text_id}/restore',
      'reorderTexts PUT /api/books/{book_id}/change_text_seqids',
      'listTextChanges GET /admin/texts/{text_id}/changes/',
    ]),
  );
});

test('a kind has no call and no schemas of a call that it does not name', () => {
  expect(recordApiCalls).not.toHaveProperty('editPlaces');
  expect(recordApiCalls).not.toHaveProperty('getPlaceForEditors');
  expect(recordApiSchemas).not.toHaveProperty('listDeletedPlaces');
});

test('each call has schemas, with the parameters of its path', () => {
  const parametersOf = (path: string): string[] =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  for (const [name, { path }] of Object.entries(recordApiCalls)) {
    const schemas = Object.entries(recordApiSchemas).find(([other]) => other === name)?.[1];
    expect([name, Object.keys(schemas?.params.shape ?? { missing: true })]).toEqual([
      name,
      parametersOf(path),
    ]);
  }
});

test('changing the order needs a position, and each record once', () => {
  const { body } = recordApiSchemas.reorderImages;
  const accepts = (...positions: object[]) => body.safeParse({ positions }).success;
  expect(accepts({ image_id: 1, image_seqid: 7 }, { image_id: 2, seqid: 7 })).toBe(true);
  expect([
    accepts({ image_id: 1 }),
    accepts(),
    accepts({ image_id: 1, seqid: 1 }, { image_id: 1, seqid: 2 }),
  ]).toEqual([false, false, false]);
  expect(recordApiSchemas.reorderPlaces.body.safeParse({ positions: [{ place_id: 1 }] }).success).toBe(false);
});
