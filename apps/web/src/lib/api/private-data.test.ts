import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { removePrivateData } from './private-data.ts';
import { callKey, derivedKey } from './query-key.ts';

test('removePrivateData removes the responses of calls that not everyone may make, and no others', () => {
  const queryClient = new QueryClient();
  const kept = [callKey('listPlaces'), derivedKey('expedition')];
  const removed = [
    callKey('getMe'),
    callKey('listPlacesForEditors'),
    callKey('listPlaceChanges', { place_id: 5 }),
    callKey('reportPresence', { entity: 'place', id: 5 }),
    callKey('getProposalPhotograph', { proposal_id: 5 }),
  ];
  for (const queryKey of [...kept, ...removed]) queryClient.setQueryData(queryKey, {});
  removePrivateData(queryClient);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual(kept);
});
