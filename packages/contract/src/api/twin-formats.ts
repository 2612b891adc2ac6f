/** The formats in which the records of pages can be fetched: the suffix of the path is the name of the format. */
export const twinFormats = ['json', 'geojson', 'bib', 'ris'] as const;
export type TwinFormat = (typeof twinFormats)[number];

/** The media types of the formats. */
export const twinMediaTypes: Readonly<Record<TwinFormat, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
};

const suffix = new RegExp(`^(.*/[^/.]+)\\.(${twinFormats.join('|')})$`);

/** Splits a path into that of the page and the format of its twin; null for a path without the suffix of a format. */
export function splitTwinPath(path: string): { readonly path: string; readonly format: TwinFormat } | null {
  const [, page, name] = suffix.exec(path) ?? [];
  const format = twinFormats.find((each) => each === name);
  return page === undefined || format === undefined ? null : { path: page, format };
}
