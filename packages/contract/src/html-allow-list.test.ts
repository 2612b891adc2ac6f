import { expect, test } from 'vitest';
import { allowedAttributes, allowedElements, allowedSchemes, placeAttributes } from './html-allow-list.ts';

const every = [allowedElements, Object.values(allowedAttributes).flat(), allowedSchemes].flat();

test('nothing on the list can run, load, style or stand for a part of the page', () => {
  const elements = [
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
  const attributes = ['style', 'class', 'id', 'name', 'src', 'srcset', 'action', 'target'];
  const schemes = ['javascript', 'data', 'vbscript', 'file', 'blob'];

  expect(every.filter((name) => [...elements, ...attributes, ...schemes].includes(name))).toEqual([]);
  expect(every.filter((name) => name.startsWith('on'))).toEqual([]);
});

test('names are in small letters and stand once, as cleaners compare them', () => {
  for (const list of [allowedElements, allowedSchemes, Object.values(allowedAttributes).flat()]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
  }
});

test('every element may name its places, and each that has attributes of its own is allowed', () => {
  expect(placeAttributes).toEqual([
    'data-text4placeid',
    'data-text4placeid2',
    'data-text4placeid3',
    'data-text4placeid4',
  ]);
  expect(allowedAttributes.everywhere).toEqual(expect.arrayContaining([...placeAttributes]));
  const { everywhere: _everywhere, ...single } = allowedAttributes;
  expect(allowedElements).toEqual(expect.arrayContaining(Object.keys(single)));
});
