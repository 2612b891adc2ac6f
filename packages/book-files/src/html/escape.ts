/** A text as HTML or XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as the value of an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Attributes of HTML with the blank before each of them; those without a value are names only, as the server stores them. */
export function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

/** Attributes of XML with the blank before each of them. Line breaks are references, because a parser makes blanks of them. */
export function writeXmlAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXmlAttribute(value)}"`)
    .join('');
}

function escapeXmlAttribute(value: string): string {
  return escapeAttribute(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
