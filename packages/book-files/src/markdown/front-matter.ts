import { readValue, type Attributes } from '../own-files/attributes.ts';

/** A Markdown file without the lines between `---` at its beginning. */
export interface FrontMatter {
  readonly fields: Attributes;
  readonly body: string;
}

/** Reads the front matter of a Markdown file: lines with a name, a colon and a value; lists and nested values are ignored. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^---[ \t]*\n([^]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  if (match === null) return { fields: {}, body: text };
  const fields: Record<string, string> = {};
  for (const line of (match[1] ?? '').split('\n')) {
    const [, name = '', value = ''] = /^([A-Za-z][\w-]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name !== '') fields[name.toLowerCase()] = unquoted(value);
  }
  return { fields, body: text.slice(match[0].length) };
}

/** Writes front matter with strings of JSON, which are also strings of YAML. */
export function writeFrontMatter(fields: Attributes): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

function unquoted(value: string): string {
  const [, inner] = /^'(.*)'$/.exec(value) ?? [];
  return inner === undefined ? readValue(value) : inner.replaceAll("''", "'");
}
