import { expect, test } from 'vitest';
import { splitAtSlots } from './page-parts.ts';

test('a paragraph with the name of a slot becomes the slot between the parts of the page', () => {
  expect(splitAtSlots('<p>Before.</p>\n<p>{{journey-map}}</p>\n<p>After.</p>')).toEqual([
    { html: '<p>Before.</p>\n' },
    { slot: 'journey-map' },
    { html: '\n<p>After.</p>' },
  ]);
});

test('a page without slots is one part, and other placeholders stay in it', () => {
  const html = '<p>Places: {{places}}.</p><p>{{unknown}}</p>';
  expect(splitAtSlots(html)).toEqual([{ html }]);
});

test('a paragraph with a picture becomes a picture between the parts of the page', () => {
  const html = '<h2 id="map">The map</h2>\n<p><img src="picture:map" alt="The map"></p>\n<p>After.</p>';
  expect(splitAtSlots(html)).toEqual([
    { html: '<h2 id="map">The map</h2>\n' },
    { picture: 'map', alt: 'The map' },
    { html: '\n<p>After.</p>' },
  ]);
});
