/**
 * The lists that are loaded completely, by `listQuery`: the heights after the first drawing of the map, stated marches, works, citations and people when
 * something shows them, the others at start-up.
 */
export const listNames = [
  'listPlaces',
  'listImages',
  'listBooks',
  'listAllChapters',
  'listAllTextIds',
  'listHeights',
  'listInferredLegs',
  'listStatedMarches',
  'listWorks',
  'listCitations',
  'listPeople',
  'listCredits',
] as const;

export type ListName = (typeof listNames)[number];
