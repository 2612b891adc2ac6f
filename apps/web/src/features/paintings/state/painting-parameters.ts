/** The query parameters of the filters and the grouping of the paintings. */
export const paintingParameters = ['q', 'stop', 'year', 'museum', 'group'] as const;

export type PaintingParameter = (typeof paintingParameters)[number];
