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

/**
 * Writes lists in the way in which the text of a file writes its own. A value that has not been changed keeps its spelling, such as
 * 37.0.
 */
export function formatLikeFile(lists: FileLists, text: string): string {
  const written = text.split('\n');
  const original = JSON.parse(text) as FileLists;
  const candidates = formats.map((format) => ({ format, lines: format(original).split('\n') }));
  const sameLength = candidates.filter(({ lines }) => lines.length === written.length);
  const [best] = sameLength.toSorted(
    (one, other) => countSame(other.lines, written) - countSame(one.lines, written),
  );
  if (best === undefined) return formatLists(lists, '');
  const spelling = new Map<string, string>();
  identifyLines(best.lines).forEach((key, index) => spelling.set(key, withoutComma(written[index] ?? '')));
  const lines = best.format(lists).split('\n');
  return identifyLines(lines)
    .map((key, index) => {
      const line = lines[index] ?? '';
      return (spelling.get(key) ?? withoutComma(line)) + (line.endsWith(',') ? ',' : '');
    })
    .join('\n');
}

function countSame(lines: readonly string[], others: readonly string[]): number {
  return lines.filter((line, index) => line === others[index]).length;
}

/** A key for each line of a file: the line and, because other records may have the same one, the first field of its record. */
function identifyLines(lines: readonly string[]): string[] {
  let record = '';
  return lines.map((line, index) => {
    if (/^ *\{$/.test(lines[index - 1] ?? '') && line.includes('_id"')) record = withoutComma(line);
    return `${record}\n${withoutComma(line)}`;
  });
}

function withoutComma(line: string): string {
  return line.endsWith(',') ? line.slice(0, -1) : line;
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
