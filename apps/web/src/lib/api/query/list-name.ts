/**
 * The lists that are loaded completely, by `listQuery`: the heights after the first drawing of the map, stated marches, works, citations, people and other names
 * of places when something shows them, the others at start-up.
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
  'listAliases',
  'listCredits',
] as const;

export type ListName = (typeof listNames)[number];
