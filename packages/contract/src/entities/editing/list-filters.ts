/** The values of the filters of the editors' lists. Without a schema library, because the browser loads it. */

/** What is missing in a place or has to be checked. */
export const placeGaps = [
  'position',
  'date',
  'missingDay',
  'englishTitle',
  'englishNotes',
  'source',
  'lineUnclear',
  'hidden',
  'tasks',
] as const;
export type PlaceGap = (typeof placeGaps)[number];

/** The time stamps by which places are filtered. */
export const timeFields = ['created_at', 'updated_at'] as const;
export type TimeField = (typeof timeFields)[number];

/** What is missing in an image or has to be checked. */
export const imageGaps = [
  'review',
  'date',
  'russianTitle',
  'englishTitle',
  'author',
  'rights',
  'file',
  'thumbnail',
] as const;
export type ImageGap = (typeof imageGaps)[number];

/** Where an image is on the map. */
export const placements = ['place', 'position', 'none'] as const;
export type Placement = (typeof placements)[number];

/** Whether visitors see an image. */
export const enabledChoices = ['shown', 'hidden'] as const;
export type EnabledChoice = (typeof enabledChoices)[number];

/** The shortcuts of DAT-4: ranges that end now, in days. */
export const recentDays = { week: 7, month: 30, quarter: 90 } as const;
export type RecentRange = keyof typeof recentDays;

/** The shortcuts from the shortest range to the longest. */
export const recentRanges = Object.keys(recentDays) as readonly RecentRange[];

/** The length of the longest search text, in characters. */
export const maxSearchLength = 200;
