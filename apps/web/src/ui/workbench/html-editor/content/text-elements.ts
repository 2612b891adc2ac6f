/** The elements within a paragraph that are marks of the schema, the outermost first. */
export const inlineElements = [
  'a',
  'span',
  'time',
  'abbr',
  'q',
  'cite',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
] as const;

export const headingElements = ['h2', 'h3', 'h4', 'h5'] as const;

/** Elements that contain characters, without other blocks. */
export const lineElements: ReadonlySet<string> = new Set(['p', ...headingElements]);
