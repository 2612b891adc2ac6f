import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeSchema } from '@cae-map/contract/entities/place';
import { imageSchema } from '@cae-map/contract/entities/images/image';
import { translationSchema } from '@cae-map/contract/entities/translations/translation';
import { userSchema } from '@cae-map/contract/entities/accounts/user';
import * as enumerations from '@cae-map/contract/enumerations';
import { anImage, aPlace, aTranslation } from '@cae-map/contract/testing/records';
import { specifiedEnumerations, specifiedFields } from '@cae-map/contract/testing/specification';
import { readPlace } from '@cae-map/expedition/places/place';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createPlaceRows } from '../content/place-records.ts';
import { readContent } from '../content/read-content.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { images, places } from '../database/schema.ts';
import { openLoadedDatabase } from '../testing/databases/databases.ts';
import { anImage as anImageRow } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';

describe('entities', () => {
  let database: DatabaseConnection;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openLoadedDatabase();
    app = await testApp({ database });
  });
  afterAll(() => app.close());

  const fetchList = async (path: string): Promise<Record<string, unknown>[]> =>
    (await app.inject(`/v1${path}`)).json();

  /** A place of an older file: a renamed field, an unknown place_type, a route as a list. */
  function oldPlace(): unknown {
    const { imgcount: _derived, routejson: _text, traveler_todo, ...place } = aPlace;
    return {
      ...place,
      place_id: 90_001,
      seqid: 90_001,
      routejson: [[34.1, 77.5]],
      place_type: 'monastery',
      traveler_to_do: `${traveler_todo}найти двор`,
    };
  }

  test('have the specified fields, read older field names and derive the others [ENT-1]', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'expedition'));
    const file = { chapters: [], places: [oldPlace()], texts: [], paintings: [] };
    writeFileSync(path.join(folder, 'expedition', 'old.json'), JSON.stringify(file));
    await database.orm.insert(places).values(createPlaceRows(readContent(folder)));
    await database.orm
      .insert(images)
      .values([
        anImageRow({ place_id: 90_001 }),
        anImageRow({ place_id: 90_001 }),
        anImageRow({ place_id: 90_001, image_enabled: false }),
      ]);

    const listedPlaces = await fetchList('/places/');
    const records = {
      image: (await fetchList('/images/'))[0],
      book: (await fetchList('/api/books/'))[0],
      chapter: (await fetchList('/api/books/all/chapters/'))[0],
      text: (await fetchList('/api/books/all/texts'))[0],
      translation: translationSchema.shape,
      user: userSchema.shape,
    };
    const [row] = await database.orm.select().from(places).where(eq(places.place_id, 90_001));
    const place = listedPlaces.find((found) => found['place_id'] === 90_001);

    // Editors' notes are stored and not public.
    expect(Object.keys({ ...row, ...place })).toEqual(expect.arrayContaining([...specifiedFields.place]));
    for (const [entity, fields] of Object.entries(records))
      expect({ entity, fields: Object.keys(fields ?? {}) }).toEqual({
        entity,
        fields: expect.arrayContaining([...specifiedFields[entity as keyof typeof records]]),
      });
    expect(place).toMatchObject({
      traveler_todo: 'найти двор',
      place_type: 'others',
      routejson: '[[34.1,77.5]]',
      imgcount: 2,
    });
    expect(row).toMatchObject({ routejson: '[[34.1,77.5]]' });
    expect(row).not.toHaveProperty('imgcount');
    expect(place).not.toHaveProperty('year');
    const surroundings = { previousDated: null, previousId: null, nextId: null };
    expect(readPlace(placeSchema.parse(place), surroundings).place.year).toBe('1925');
  });
});

describe('enumerations', () => {
  const queries = enumerations.optionEnumerations;
  const bodies = { place: placeSchema, image: imageSchema, translation: translationSchema };
  const records = { place: aPlace, image: anImage, translation: aTranslation };
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp({ database: unusedDatabase });
    for (const [name, body] of Object.entries(bodies))
      app.post(`/v1/test/${name}`, { schema: { body } }, () => 'ok');
    for (const [option, values] of Object.entries(queries))
      app.get(
        `/v1/test/options/${option}`,
        { schema: { querystring: z.object({ value: z.enum(values) }) } },
        () => 'ok',
      );
  });
  afterAll(() => app.close());

  const fields = [
    ['place', 'tooltip_position', 'tooltipPositions'],
    ['place', 'visited_on', 'visitedOnValues'],
    ['place', 'accuracy_level', 'accuracyLevels'],
    ['place', 'go_by', 'transports'],
    ['place', 'zoom', 'placeSizes'],
    ['image', 'image_type', 'imageTypes'],
    ['image', 'visibility_level', 'visibilityLevels'],
    ['translation', 'status', 'translationStatuses'],
    ['translation', 'source_table', 'translatableTables'],
  ] as const;
  const options = {
    groupBy: 'pathGroupings',
    visitedOn: 'visitedOnFilters',
    photoZoomFilter: 'photoZoomFilters',
    markerType: 'markerTypes',
    markerInfo: 'markerInfoTypes',
    legendGrouping: 'legendGroupings',
  } as const;

  async function collectStatuses(
    send: (value: string) => Promise<{ statusCode: number }>,
    list: readonly string[],
  ) {
    const known = await Promise.all(list.map(send));
    // Every value of the other enumerations is an invalid value here.
    const others = new Set<string>(Object.values(specifiedEnumerations).flat());
    for (const value of list) others.delete(value);
    const unknown = await Promise.all(['nonsense', ...others].map(send));
    return [known, unknown].map((responses) => [
      ...new Set(responses.map((response) => response.statusCode)),
    ]);
  }

  test('are those of the specification and other values return 422 [ENT-2]', async () => {
    expect(enumerations).toMatchObject(specifiedEnumerations);
    expect(Object.keys(queries).toSorted()).toEqual(Object.keys(options).toSorted());
    for (const [entity, field, list] of fields) {
      const send = (value: string) =>
        app.inject({
          method: 'POST',
          url: `/v1/test/${entity}`,
          body: { ...records[entity], [field]: value },
        });
      expect([field, ...(await collectStatuses(send, specifiedEnumerations[list]))]).toEqual([
        field,
        [200],
        [422],
      ]);
    }
    for (const [option, list] of Object.entries(options)) {
      const send = (value: string) => app.inject(`/v1/test/options/${option}?value=${value}`);
      expect([option, ...(await collectStatuses(send, specifiedEnumerations[list]))]).toEqual([
        option,
        [200],
        [422],
      ]);
    }
  });
});
