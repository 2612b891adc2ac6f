/** Names and values that a line of a file carries, such as `{date=1925-08-08 place="Лех"}`. */
export type Attributes = Readonly<Record<string, string>>;

const attribute = /([a-z][\w-]*)=("(?:[^"\\]|\\.)*"|[^\s"{}]+)/g;
const attributesAtEnd = /\s*\{:?((?:\s*[a-z][\w-]*=(?:"(?:[^"\\]|\\.)*"|[^\s"{}]+))+)\s*\}\s*$/;

/** The attributes in braces; values with other characters than those of dates and ids are strings of JSON. Empty without attributes. */
export function writeBraces(attributes: Attributes, start = ''): string {
  const parts = Object.entries(attributes).map(
    ([name, value]) => `${name}=${/^[\w:.,-]+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return parts.length === 0 ? '' : `{${start}${parts.join(' ')}}`;
}

/** A line without the attributes at its end. */
export interface LineWithAttributes {
  readonly text: string;
  /** Null without attributes. */
  readonly attributes: Attributes | null;
}

/** Reads the attributes in braces at the end of a line. */
export function readBraces(line: string): LineWithAttributes {
  const match = attributesAtEnd.exec(line);
  if (match === null) return { text: line, attributes: null };
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of (match[1] ?? '').matchAll(attribute))
    attributes[name] = readValue(value);
  return { text: line.slice(0, match.index), attributes };
}

/** The value of an attribute or of a line of front matter: a string of JSON, or the characters as they are. */
export function readValue(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'string' ? read : value;
  } catch {
    return value;
  }
}
