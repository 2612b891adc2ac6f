/** Converts a plain text to a description of KML, which its readers show as HTML. */
export function toHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

/** Escapes a text within HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
