/**
 * The enumerations of the product: the single source of schemas, types and menus. A value outside its enumeration is
 * rejected with status 422.
 */

export const languages = ['ru', 'en', 'cn'] as const;
/** A language of place names on the map; the interface and the content are complete in `ru` and `en` only. */
export type Language = (typeof languages)[number];

export const contentLanguages = ['ru', 'en'] as const;
/** A language of pages: they have URLs and messages in it. Records may be written in fewer languages (`recordLanguages`). */
export type ContentLanguage = (typeof contentLanguages)[number];

export const visitedOnValues = ['precae', 'indiancae', 'cae', 'manchuriaexp', 'other'] as const;
/** The section of the expedition a place belongs to. */
export type VisitedOn = (typeof visitedOnValues)[number];

export const visitedOnFilters = ['all', 'precae', 'indiancae', 'cae', 'manchuriaexp'] as const;
export type VisitedOnFilter = (typeof visitedOnFilters)[number];

export const accuracyLevels = ['exact', 'high', 'medium', 'low', 'unknown'] as const;
/** How accurately the position of a place is known, best first. */
export type AccuracyLevel = (typeof accuracyLevels)[number];

export const transports = ['car', 'train', 'steamship', 'horse', 'horsecart'] as const;
/** The means of transport by which a place was reached (`go_by`); `horse` includes yaks and camels. */
export type Transport = (typeof transports)[number];

export const placeTypes = ['ontheway', 'pass', 'others'] as const;
export type PlaceType = (typeof placeTypes)[number];

export const tooltipPositions = ['left', 'right', 'top', 'bottom'] as const;
export type TooltipPosition = (typeof tooltipPositions)[number];

export const placeSizes = ['tiny', 'small', 'medium', 'large', 'xlarge'] as const;
/** The size word of a place (the field `zoom`). */
export type PlaceSize = (typeof placeSizes)[number];

export const imageTypes = [
  'histexpphoto',
  'histimage',
  'painting',
  'postcard',
  'photo',
  'video',
  'relatedimage',
] as const;
export type ImageType = (typeof imageTypes)[number];

export const visibilityLevels = ['high', 'low'] as const;
export type VisibilityLevel = (typeof visibilityLevels)[number];

export const pathGroupings = ['transport', 'pathaccuracy', 'year'] as const;
/** What the colours of the route lines represent. */
export type PathGrouping = (typeof pathGroupings)[number];

export const photoZoomFilters = ['globalonly', 'perphoto'] as const;
export type PhotoZoomFilter = (typeof photoZoomFilters)[number];

export const markerTypes = ['circle', 'marker'] as const;
export type MarkerType = (typeof markerTypes)[number];

export const markerInfoTypes = ['tooltip', 'popup'] as const;
export type MarkerInfoType = (typeof markerInfoTypes)[number];

export const legendGroupings = ['transport', 'pathaccuracy'] as const;
export type LegendGrouping = (typeof legendGroupings)[number];

export const translationStatuses = [
  'translated',
  'missing',
  'needs_review',
  'needs_update',
  'not_translated',
  'completed',
] as const;
export type TranslationStatus = (typeof translationStatuses)[number];

export const translatableTables = ['places', 'images', 'books', 'chapters', 'texts'] as const;
export type TranslatableTable = (typeof translatableTables)[number];

/** Map options with an enumeration as their type; all other options are booleans. */
export const optionEnumerations = {
  groupBy: pathGroupings,
  visitedOn: visitedOnFilters,
  photoZoomFilter: photoZoomFilters,
  markerType: markerTypes,
  markerInfo: markerInfoTypes,
  legendGrouping: legendGroupings,
} as const;
