// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fieldAttribute, fieldSelector, readFieldAttribute } from './field-attribute.ts';

function elementWith(attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement('p');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test('the attribute of an element names the field that it shows', () => {
  const element = elementWith(fieldAttribute('texts', 12, 'content'));
  expect(element.matches(fieldSelector)).toBe(true);
  expect(readFieldAttribute(element)).toMatchObject({ table: 'texts', id: 12, field: { name: 'content' } });
});

test.each(['people/1/title', 'texts/one/content', 'texts/1/colour', 'texts/12345678901/content', ''])(
  'an attribute with the value "%s" names no field',
  (value) => {
    expect(readFieldAttribute(elementWith({ 'data-translatable': value }))).toBeNull();
  },
);
