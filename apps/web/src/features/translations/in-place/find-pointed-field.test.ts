// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';
import { findPointedField } from './find-pointed-field.ts';

function pageWith(attributes: Readonly<Record<string, string>>): Element {
  const field = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  field.innerHTML = '<p>A <b>word</b></p>';
  return field;
}

test('the field that an element is within is found for English', () => {
  const word = pageWith(fieldAttribute('texts', 12, 'content')).querySelector('b');
  expect(findPointedField(word)).toEqual({
    source_table: 'texts',
    source_id: 12,
    field: 'content',
    language: 'en',
  });
});

test('no field is found outside of the texts of records and in derived texts', () => {
  expect(findPointedField(pageWith({}).querySelector('b'))).toBeNull();
  expect(findPointedField(pageWith(fieldAttribute('texts', 12, 'iplaces')))).toBeNull();
  expect(findPointedField(null)).toBeNull();
});
