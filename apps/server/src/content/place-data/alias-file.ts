import { cleanText } from '@cae-map/contract/text';
import { aliasLanguagePattern } from '@cae-map/contract/entities/place-data/alias-bounds';
import type { AliasBody } from '@cae-map/contract/entities/place-data/alias-editing';
import { z } from 'zod';

const groupSchema = z.strictObject({
  place_ids: z.array(z.int().positive()).min(1),
  names: z.record(z.string().regex(aliasLanguagePattern), z.array(z.string().trim().min(1))),
  note: z.string().optional(),
});
const fileSchema = z.strictObject({ groups: z.array(groupSchema) });

/** The name of the file in the content folder. */
export const aliasFile = 'names/aliases.json';

/**
 * Parses the file of other names.
 * @throws {Error} with the group and the field of each violation
 */
export function parseAliasFile(text: string): AliasBody[] {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data.groups.map(({ place_ids, names, note = '' }) => ({
    place_ids,
    names: Object.entries(names).flatMap(([language, list]) =>
      list.map((name) => ({ language, name: cleanText(name) })),
    ),
    note,
  }));
}

/** Writes the file of other names: a line for each group. */
export function writeAliasFile(groups: readonly AliasBody[]): string {
  const lines = groups.map((group) => `    ${spaced(toGroup(group))}`);
  return `{\n  "groups": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

/** A group with the names by language, in the order in which the languages first occur. */
function toGroup({ place_ids, names, note }: AliasBody): object {
  const byLanguage: Record<string, string[]> = {};
  for (const { language, name } of names) (byLanguage[language] ??= []).push(name);
  return { place_ids, names: byLanguage, ...(note === '' ? {} : { note }) };
}

/** JSON on one line, with spaces in braces and after commas and colons. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${spaced(field)}`);
  return `{ ${fields.join(', ')} }`;
}
