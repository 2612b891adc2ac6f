import type { ContentLanguage } from '@cae-map/contract/enumerations';

interface EmbedTexts {
  readonly site: string;
  readonly map: (title: string) => string;
  readonly open: string;
  readonly borders: string;
  /** @param notes about the first stop; empty without any */
  readonly stretch: (stops: number, notes: string) => string;
  readonly missing: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string };
}

/** The sources of the pictures of the map. */
export const mapSources =
  'Natural Earth · GSHHG (Wessel & Smith) · DTED Level 0 (NIMA/NGA, USGS), SRTM30 (NASA/USGS) · GeoNames (CC BY 4.0)';

/** The texts of embedded pages. */
export const embedTexts: Readonly<Record<ContentLanguage, EmbedTexts>> = {
  ru: {
    site: 'Карта Центрально-Азиатской экспедиции',
    map: (title) => `Карта: ${title}`,
    open: 'Открыть всю карту',
    borders: 'границы современные',
    stretch: (stops, notes) => `Мест на этом отрезке: ${stops}. ${notes}`.trim(),
    missing: {
      title: 'Здесь ничего нет',
      text: 'Такой стоянки, дня или отрезка пути на карте нет. Возможно, ссылка устарела.',
    },
    failed: { title: 'Карта временно недоступна', text: 'Попробуйте открыть её позже.' },
  },
  en: {
    site: 'Map of the Central Asian Expedition',
    map: (title) => `Map: ${title}`,
    open: 'Open the whole map',
    borders: 'modern borders',
    stretch: (stops, notes) => `${stops} places on this stretch. ${notes}`.trim(),
    missing: {
      title: 'Nothing here',
      text: 'The map has no such stop, day or stretch. The link may be out of date.',
    },
    failed: { title: 'The map is not available at the moment', text: 'Please try again later.' },
  },
};
