/** The languages whose fields are preferred, best first. */
export type PreferredLanguages = readonly string[];

const nameKeys = ['name', 'title', 'label', 'caption', 'placename', 'displayname'];
const descriptionKeys = [
  'description',
  'desc',
  'note',
  'notes',
  'comment',
  'comments',
  'cmt',
  'remark',
  'remarks',
];
const colourKeys = ['color', 'colour', 'markercolor', 'iconcolor', 'stroke', 'linecolor', 'fill'];

/** A field by one of its spellings. */
export interface SpelledField {
  /** The name of the field in the file. */
  readonly key: string;
  readonly text: string;
}

/** Finds the name of a feature in its fields, under the spellings of programs: `name`, `Title`, `title_en`, `name:ru`. */
export function findName(
  fields: Readonly<Record<string, unknown>>,
  languages: PreferredLanguages,
): SpelledField | null {
  return findField(fields, withLanguages(nameKeys, languages));
}

/** Finds the description of a feature in its fields. */
export function findDescription(
  fields: Readonly<Record<string, unknown>>,
  languages: PreferredLanguages,
): SpelledField | null {
  return findField(fields, withLanguages(descriptionKeys, languages));
}

/** Lists the colours of a feature in its fields, those for single points first. */
export function findColours(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return colourKeys.flatMap((key) => findField(fields, [key])?.text ?? []);
}

/** The keys in the first language, those without a language, and those in the other languages. */
function withLanguages(keys: readonly string[], [first, ...others]: PreferredLanguages): readonly string[] {
  const inLanguage = (language: string): string[] => keys.map((key) => key + language);
  return [...(first === undefined ? [] : inLanguage(first)), ...keys, ...others.flatMap(inLanguage)];
}

function findField(
  fields: Readonly<Record<string, unknown>>,
  spellings: readonly string[],
): SpelledField | null {
  const found = new Map<string, SpelledField>();
  for (const [key, value] of Object.entries(fields)) {
    const spelling = key.toLowerCase().replaceAll(/[\s_:.-]/g, '');
    const text = readText(value);
    if (text.trim() !== '' && !found.has(spelling)) found.set(spelling, { key, text });
  }
  for (const spelling of spellings) {
    const field = found.get(spelling);
    if (field) return field;
  }
  return null;
}

/** The text of a value: tables have numbers, and converters from KML write `{ "@type": "html", "value": … }`. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : undefined;
  return typeof inner === 'string' ? inner : '';
}
