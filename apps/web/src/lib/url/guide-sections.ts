/** The sections of the guide that controls link to: the ids of headings in `content/pages/guide.{language}.md`. */
export const guideSections = [
  'map',
  'layers',
  'search',
  'settings',
  'tracks',
  'addresses',
  'books',
  'research',
  'keyboard',
] as const;
export type GuideSection = (typeof guideSections)[number];
