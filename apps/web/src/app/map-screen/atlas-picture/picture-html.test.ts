import { expect, test } from 'vitest';
import { journeyView } from '../camera/initial-view.ts';
import { atlasPictureHtml } from './picture-html.ts';

const leh = { zoom: 8, latitude: 34.164, longitude: 77.585 };
/** Level 7, where Leh is in the tile 91/50. */
const pictures = {
  hash: '0123456789ab',
  tiles: { 7: [[50, 91, 92] satisfies [number, number, number]] },
};

const sourcesOf = (html: string): string[] =>
  [...html.matchAll(/(?:srcset|src)="([^"]+)"/g)].map(([, url = '']) => url);

test('the journey has a picture for each size of screen in both colour schemes, the dark one by the scheme of the system', () => {
  const html = atlasPictureHtml(pictures, journeyView);
  expect(html.match(/<picture>/g)).toHaveLength(1);
  expect(sourcesOf(html).filter((url) => url.endsWith('.webp'))).toEqual(
    ['phone', 'wide', 'desktop'].flatMap((name) => [
      `/atlas/pictures/0123456789ab/journey-${name}-dark.webp`,
      `/atlas/pictures/0123456789ab/journey-${name}-light.webp`,
    ]),
  );
  expect(html).toContain(
    '<source media="(max-width: 700px) and (prefers-color-scheme: dark), (max-width: 991px) and (max-height: 500px) and (prefers-color-scheme: dark)"',
  );
});

test('a stop has the drawn tiles around it, enlarged and edge to edge', () => {
  const html = atlasPictureHtml(pictures, leh);
  expect(sourcesOf(html).filter((url) => url.endsWith('.webp'))).toEqual([
    '/atlas/pictures/0123456789ab/dark/7/91/50.webp',
    '/atlas/pictures/0123456789ab/light/7/91/50.webp',
    '/atlas/pictures/0123456789ab/dark/7/92/50.webp',
    '/atlas/pictures/0123456789ab/light/7/92/50.webp',
  ]);
  const edges = [...html.matchAll(/left:(-?\d+)px;top:-?\d+px;width:(\d+)px;height:512px/g)].map(
    ([, left, width]) => [Number(left), Number(left) + Number(width)],
  );
  expect(edges).toHaveLength(2);
  expect(edges[0]?.[1]).toBe(edges[1]?.[0]);
});

test('no picture is loaded when the visitor prefers reduced data', () => {
  for (const view of [journeyView, leh]) {
    const pictureElements = atlasPictureHtml(pictures, view).split('<picture>').slice(1);
    expect(pictureElements.length).toBeGreaterThan(0);
    for (const picture of pictureElements) {
      expect(picture).toMatch(/^<source media="\(prefers-reduced-data: reduce\)[^"]*" srcset="data:/);
    }
  }
});

test('pictures have an empty alternative text', () => {
  for (const view of [journeyView, leh]) {
    const images = atlasPictureHtml(pictures, view).match(/<img[^>]*>/g) ?? [];
    expect(images.filter((image) => !image.includes(' alt=""'))).toEqual([]);
  }
});

test('a stop without drawn tiles has no picture', () => {
  expect(atlasPictureHtml({ hash: '0123456789ab', tiles: {} }, leh)).toBe('');
});
