import { describe, expect, test } from 'vitest';
import {
  allowedAttributes,
  allowedAttributesOf,
  allowedElements,
  allowedSchemes,
  isSafeUrl,
  placeAttributes,
} from './html-allow-list.ts';

const allAttributes = Object.values(allowedAttributes).flat();

test('no element can run scripts, load resources or replace parts of the page', () => {
  const dangerous = [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'img',
    'svg',
    'math',
    'form',
    'base',
    'link',
    'meta',
  ];
  expect(allowedElements.filter((name) => dangerous.includes(name))).toEqual([]);
});

test('no attribute can run scripts, load resources or style the page', () => {
  const dangerous = ['style', 'class', 'id', 'name', 'src', 'srcset', 'action', 'target'];
  expect(allAttributes.filter((name) => dangerous.includes(name) || name.startsWith('on'))).toEqual([]);
});

test('no scheme can run scripts or read local files', () => {
  const dangerous = ['javascript', 'data', 'vbscript', 'file', 'blob'];
  expect(allowedSchemes.filter((name) => dangerous.includes(name))).toEqual([]);
});

describe.each([
  ['elements', allowedElements],
  ['attributes', allAttributes],
  ['schemes', allowedSchemes],
])('the allowed %s', (_kind, list: readonly string[]) => {
  test('are unique', () => {
    expect(new Set(list).size).toBe(list.length);
  });

  test('are lower case, as sanitizers compare them', () => {
    expect(list.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
  });
});

test('every element may carry the place attributes', () => {
  expect(placeAttributes).toEqual([
    'data-text4placeid',
    'data-text4placeid2',
    'data-text4placeid3',
    'data-text4placeid4',
  ]);
  expect(allowedAttributes.everywhere).toEqual(expect.arrayContaining([...placeAttributes]));
});

test('every element with its own attributes is allowed', () => {
  const { everywhere: _everywhere, ...single } = allowedAttributes;
  expect(allowedElements).toEqual(expect.arrayContaining(Object.keys(single)));
});

test('isSafeUrl accepts only web, mail and relative URLs', () => {
  expect(isSafeUrl('https://example.org')).toBe(true);
  expect(isSafeUrl('/books')).toBe(true);
  expect(isSafeUrl('mailto:a@example.org')).toBe(true);
  expect(isSafeUrl('data:text/html,x')).toBe(false);
  expect(isSafeUrl(' javascript:alert(1)')).toBe(false);
});

test('allowedAttributesOf returns the global attributes and those of the element', () => {
  expect(allowedAttributesOf('b')).toEqual([...allowedAttributes.everywhere]);
  expect(allowedAttributesOf('time')).toEqual([...allowedAttributes.everywhere, 'datetime']);
  expect(allowedAttributesOf('a')).not.toContain('onclick');
});
