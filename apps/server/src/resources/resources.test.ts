import { recordEntities } from '@cae-map/contract/entities/editing/record-kinds';
import { expect, test } from 'vitest';
import { allRecordKinds } from './resources.ts';

test('the resources have one kind for each entity of the contract', () => {
  const entities = allRecordKinds.map(({ contract }) => contract.entity);
  expect(entities.toSorted()).toEqual(recordEntities.toSorted());
});
