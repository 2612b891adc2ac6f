import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { escapeHtml } from '../lib/escape-html.ts';
import type { EmbedContent } from './embed-content.ts';
import { linePath } from './embed-lines.ts';
import { fitView, listTiles, project, reach, type EmbedTile, type EmbedView } from './embed-map.ts';
import { embedStyle } from './embed-style.ts';
import { embedTexts, mapSources } from './embed-texts.ts';

interface EmbedOptions {
  readonly language: ContentLanguage;
  /** Scheme and host of the product. */
  readonly origin: string;
  readonly expedition: Expedition;
  /** The pictures of the atlas; absent without them or if the visitor saves data. */
  readonly pictures: AtlasPictures | undefined;
}

/** Renders an embedded page: a document without scripts, whose links open the product in a new tab. */
export function embedHtml(content: EmbedContent, options: EmbedOptions): string {
  const { language, origin } = options;
  const texts = embedTexts[language];
  const url = escapeHtml(origin + pathPrefixes[language] + content.path);
  const link = `href="${url}" target="_blank" rel="noopener"`;
  const map =
    content.shown.length === 0
      ? ''
      : `<a class="map" ${link} aria-label="${escapeHtml(texts.map(content.title))}">${mapHtml(content, options)}</a>`;
  const sources = map === '' ? '' : ` · ${mapSources} · ${texts.borders}`;
  return document(
    language,
    content.title,
    `<link rel="canonical" href="${url}">`,
    `${map}<main><h1>${escapeHtml(content.title)}</h1>` +
      (content.dates === null ? '' : `<p class="dates">${escapeHtml(content.dates)}</p>`) +
      (content.text === '' ? '' : `<p class="text">${escapeHtml(content.text)}</p>`) +
      `<p class="open"><a ${link}>${texts.open}</a></p>` +
      `<p class="sources">${escapeHtml(texts.site + sources)}</p></main>`,
  );
}

/** Renders the page of a missing target, or of a failure. */
export function embedErrorHtml(
  kind: 'missing' | 'failed',
  language: ContentLanguage,
  origin: string,
): string {
  const { [kind]: message, open } = embedTexts[language];
  const url = escapeHtml(`${origin}${pathPrefixes[language]}/`);
  return document(
    language,
    message.title,
    '',
    `<main><h1>${message.title}</h1><p>${message.text}</p>` +
      `<p class="open"><a href="${url}" target="_blank" rel="noopener">${open}</a></p></main>`,
  );
}

function document(language: ContentLanguage, title: string, head: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<meta name="robots" content="noindex">${head}<style>${embedStyle}</style></head><body>${body}</body></html>`
  );
}

function mapHtml(content: EmbedContent, { language, expedition, pictures }: EmbedOptions): string {
  const view = fitView(content.shown, content.maxZoom);
  const tiles =
    pictures === undefined
      ? ''
      : listTiles(pictures, view)
          .map((tile) => tileHtml(tile, pictures.hash))
          .join('');
  const [emphasized, others] = [true, false].map((isEmphasized) =>
    linePath(
      expedition.legs.flatMap(({ toId, points }) =>
        content.legIds.has(toId) === isEmphasized ? [points] : [],
      ),
      view,
    ),
  );
  return (
    `<span class="centre" aria-hidden="true">${tiles}<svg>` +
    `<path class="other" d="${others}"/><path class="halo" d="${emphasized}"/><path class="leg" d="${emphasized}"/>` +
    `${passedStopsSvg(expedition, view)}${stopsSvg(content.stops, language, view)}</svg></span>`
  );
}

/** From this zoom on, of 256-pixel tiles, the map shows the other stops of the route. */
const passedStopsZoom = 6;

/** The dots of all stops of the route within the map. */
function passedStopsSvg({ path }: Expedition, view: EmbedView): string {
  if (view.zoom < passedStopsZoom) return '';
  return path
    .flatMap(({ position, record }) =>
      position === null || record.minzoom <= 0 ? [] : [project(position, view)],
    )
    .filter(({ x, y }) => Math.abs(x) < reach.x && Math.abs(y) < reach.y)
    .map(({ x, y }) => `<circle class="passed" cx="${Math.round(x)}" cy="${Math.round(y)}" r="3.5"/>`)
    .join('');
}

/** The size of the area around a label that no other label may be in, in CSS pixels. */
const labelArea = { x: 90, y: 20 };

/** The dots of the stops, and the labels of those that do not collide with an earlier one; the last stop is among the first. */
function stopsSvg(stops: readonly Place[], language: ContentLanguage, view: EmbedView): string {
  const placed = stops.flatMap(({ position, record }) =>
    position === null ? [] : [{ ...project(position, view), title: getTitle(record, language) }],
  );
  const last = placed.at(-1);
  const labelled: typeof placed = [];
  for (const stop of last === undefined ? [] : [...placed.slice(0, 1), last, ...placed.slice(1, -1)]) {
    const collides = labelled.some(
      ({ x, y }) => Math.abs(x - stop.x) < labelArea.x && Math.abs(y - stop.y) < labelArea.y,
    );
    if (!collides) labelled.push(stop);
  }
  const dots = placed.map(({ x, y }) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="6"/>`);
  const labels = labelled.map(
    ({ x, y, title }) =>
      `<text x="${Math.round(x)}" y="${Math.round(y) - 12}" text-anchor="middle">${escapeHtml(title)}</text>`,
  );
  return [...dots, ...labels].join('');
}

/** Shown instead of a tile that the frame is too narrow for, so that it is not loaded. */
const blank = 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E';

function tileHtml({ path, left, top, width, height }: EmbedTile, hash: string): string {
  const hiddenUpTo = 2 * Math.max(left, -(left + width));
  const narrow = hiddenUpTo > 0 ? `<source media="(max-width:${hiddenUpTo}px)" srcset="${blank}">` : '';
  const url = (scheme: 'dark' | 'light'): string => `/atlas/pictures/${hash}/${scheme}/${path}.webp`;
  return (
    `<picture>${narrow}<source media="(prefers-color-scheme:dark)" srcset="${url('dark')}">` +
    `<img src="${url('light')}" alt="" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"></picture>`
  );
}
