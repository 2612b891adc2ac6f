/** The written pages, by their names in URLs and files. */
export const pageNames = ['aboutcae', 'about', 'guide'] as const;
export type PageName = (typeof pageNames)[number];

/** The most characters of the fields of pages and captions; without the schema library, for the forms in the browser. */
export const pageBounds = {
  name: 20,
  title: 200,
  summary: 500,
  text: 60_000,
} as const;

export const captionBounds = {
  slug: 60,
  title: 100,
  /** More cannot be read in the time that a chapter is shown. */
  caption: 300,
} as const;

/** A line of the front matter of a page: without a line break, and not as a whole in quotation marks, which its reader removes. */
export const plainLinePattern = /^(?!(['"]).*\1$)[^\n]+$/;

/** The ids of the headings of a page, written `## Heading {#id}`, in their order. */
export function headingIds(text: string): string[] {
  return Array.from(text.matchAll(/^#{2,3} .* \{#([a-z][a-z0-9-]*)\}$/gm), ([, id = '']) => id);
}
