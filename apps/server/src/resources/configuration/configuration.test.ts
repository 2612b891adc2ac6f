import { beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

let database: DatabaseConnection;
beforeEach(async () => {
  database = await openTestDatabase('embedded');
});

test('GET /configuration returns the ids of the places that are shown', async () => {
  const app = await testApp({ database }, { shownPlaces: [5, 53] });
  const response = await app.inject('/v1/configuration');
  expect(response.json()).toEqual({ shown_place_ids: [5, 53] });
  await app.close();
});
