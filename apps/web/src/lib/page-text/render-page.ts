import { marked } from 'marked';

/**
 * Converts the Markdown of a page to HTML. Links such as `[Leh](place:53)` and `[Ryabinin](person:konstantin-ryabinin)` become links to
 * the stop and the person, and `## Heading {#id}` a heading with an id. `RichText` keeps only the elements of the allow-list of it.
 */
export function renderPage(markdown: string): string {
  const html = marked.parse(markdown.replace(/^\s*# .*\n/, ''), { async: false, gfm: true });
  return html
    .replace(/<a href="place:(\d+)">/g, '<a data-text4placeid="$1">')
    .replace(/<a href="person:([a-z0-9-]+)">/g, '<a data-person="$1">')
    .replace(/ id="[^"]*"/g, '')
    .replace(/<h([23])>(.*) \{#([a-z][a-z0-9-]*)\}<\/h\1>/g, '<h$1 id="$3">$2</h$1>');
}
