import { expect, test } from 'vitest';
import { specifiedFields } from '../../testing/specification.ts';
import { translationSchema } from './translation.ts';

test('a translation has every field of the specification', () => {
  expect(Object.keys(translationSchema.shape)).toEqual(
    expect.arrayContaining([...specifiedFields.translation]),
  );
});
