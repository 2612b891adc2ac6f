import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { InitialView } from '../camera/initial-view.ts';
import { isJourneyView, journeyPictures } from './journey-pictures.ts';
import { isDrawn, listTiles, type ShownTile } from './picture-tiles.ts';
import { mediaWithoutTile } from './tile-media.ts';

const dark = '(prefers-color-scheme: dark)';
const savesData = '(prefers-reduced-data: reduce)';

/** Shown instead of a picture that is not loaded. */
const blank = 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E';

/** Renders the picture of the atlas of a view, with the centre of the view as its origin. The browser loads only what its screen shows. */
export function atlasPictureHtml(pictures: AtlasPictures, view: InitialView): string {
  if (isJourneyView(view)) return journeyHtml(pictures);
  return listTiles(view)
    .filter((tile) => isDrawn(pictures, tile))
    .map((tile) => tileHtml(pictures, tile))
    .join('');
}

function journeyHtml({ hash }: AtlasPictures): string {
  const sources = journeyPictures.flatMap(({ name, width, height, media }) => {
    const size = `width="${width}" height="${height}"`;
    const darkMedia = media.split(', ').map((query) => `${query} and ${dark}`);
    return [
      `<source media="${darkMedia.join(', ')}" srcset="${url(hash, `journey-${name}-dark`)}" ${size}>`,
      `<source media="${media}" srcset="${url(hash, `journey-${name}-light`)}" ${size}>`,
    ];
  });
  return (
    `<picture>${sourceOf(savesData, blank)}${sources.join('')}` +
    `<img class="journey" src="${blank}" alt="" decoding="async" fetchpriority="high"></picture>`
  );
}

function tileHtml({ hash }: AtlasPictures, tile: ShownTile): string {
  const { level, x, y, left, top, right, bottom } = tile;
  const without = mediaWithoutTile(tile);
  const style = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
  const path = `${level}/${x}/${y}`;
  return (
    `<picture>${sourceOf(without === '' ? savesData : `${savesData}, ${without}`, blank)}` +
    sourceOf(dark, url(hash, `dark/${path}`)) +
    `<img src="${url(hash, `light/${path}`)}" alt="" decoding="async" fetchpriority="high" style="${style}"></picture>`
  );
}

function sourceOf(media: string, source: string): string {
  return `<source media="${media}" srcset="${source}">`;
}

function url(hash: string, name: string): string {
  return `/atlas/pictures/${hash}/${name}.webp`;
}
