import type { BaseLayer } from '@cae-map/layers/base-layer';

/** The cells of a layer in the first table of `docs/base-layers.md`. */
export function layerCells(layer: BaseLayer): string[] {
  const { code, titles, provider, minZoom, maxNativeZoom, projection, datum } = layer;
  return [
    `\`${code}\``,
    `${titles.en} / ${titles.ru}`,
    provider.name,
    describeOffer(layer),
    describeFetching(layer),
    `${minZoom}–${maxNativeZoom}`,
    `${projection}, ${datum}`,
    describeTest(layer),
  ];
}

/** The cells of the provider of a layer in the second table. */
export function providerCells({ provider: { name, terms, termsUrl } }: BaseLayer): string[] {
  return [name, `[terms](${termsUrl})`, terms];
}

/** The cells of all rows of all tables of a Markdown document, without headings. */
export function readRows(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.filter((row, index) => !isRule(row) && !isRule(cells[index + 1] ?? []));
}

function isRule(row: readonly string[]): boolean {
  return row.length > 0 && row.every((cell) => /^:?-+:?$/.test(cell));
}

const keySettings = {
  azure: 'AZURE_MAPS_KEY',
  google: 'GOOGLE_MAPS_KEY',
  mapbox: 'MAPBOX_TOKEN',
  maptiler: 'MAPTILER_KEY',
  thunderforest: 'THUNDERFOREST_KEY',
  tianditu: 'TIANDITU_KEY',
  tomtom: 'TOMTOM_KEY',
  yandex: 'YANDEX_MAPS_KEY',
} as const;

function describeOffer({ code, requires, additional, audience, countries }: BaseLayer): string {
  const needs =
    requires === undefined
      ? 'always'
      : requires.setting === 'key'
        ? `\`${keySettings[requires.key]}\``
        : `\`TILE_URLS\` with \`${code}=…\``;
  const restrictions = [
    additional ? 'additional maps' : '',
    audience === 'researchers' ? 'researchers' : '',
    countries === undefined
      ? ''
      : 'only' in countries
        ? `in ${countries.only.join()}`
        : `not in ${countries.except.join()}`,
  ].filter((text) => text !== '');
  return [needs, ...restrictions].join('; ');
}

function describeFetching({ group, proxied }: BaseLayer): string {
  if (group === 'builtIn') return 'this server';
  if (!proxied) return 'browser';
  return proxied.storage === 'days' ? 'proxy, stored for days' : 'proxy, stored as the provider allows';
}

function describeTest({ group, proxied, requires }: BaseLayer): string {
  if (group === 'builtIn') return 'browser tests';
  if (proxied?.google) return 'URL, proxy, sessions';
  if (proxied) return 'URL, proxy';
  return requires?.setting === 'address' ? 'setting' : 'URL';
}
