/** A record of a content file, with its keys in their order. */
export type FileRecord = Readonly<Record<string, unknown>>;
/** A content file: lists of records. */
export type FileLists = Readonly<Record<string, readonly FileRecord[]>>;

type Format = (lists: FileLists) => string;

/**
 * The ways in which the content files are written: a line for each field with its value on it, with or without a margin of the
 * lists, and that of `JSON.stringify`.
 */
const formats: readonly Format[] = [
  (lists) => formatLists(lists, ''),
  (lists) => formatLists(lists, '  '),
  (lists) => `${JSON.stringify(lists, null, 2)}\n`,
];
const defaultFormat = formats[0] ?? JSON.stringify;

/** Writes lists in the way in which the text of a file writes its own. */
export function formatLikeFile(lists: FileLists, text: string): string {
  const original = JSON.parse(text) as FileLists;
  const format = formats.find((candidate) => candidate(original) === text) ?? defaultFormat;
  return format(lists);
}

function formatLists(lists: FileLists, margin: string): string {
  const formatted = Object.entries(lists).map(([name, records]) => {
    const items = records.map((record) => formatRecord(record, `${margin}  `)).join(',\n');
    return `${margin}${JSON.stringify(name)}: [${items === '' ? '' : `\n${items}\n${margin}`}]`;
  });
  return `{\n${formatted.join(',\n')}\n}\n`;
}

function formatRecord(record: FileRecord, margin: string): string {
  const fields = Object.entries(record).map(
    ([key, value]) => `${margin}  ${JSON.stringify(key)}: ${formatValue(value)}`,
  );
  return `${margin}{\n${fields.join(',\n')}\n${margin}}`;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${formatValue(field)}`);
  return `{ ${fields.join(', ')} }`;
}
