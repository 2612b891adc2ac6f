import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { dictionary } from '../dictionary/tables.ts';
import type { ArchiveChanges, ChangedRecord, TableChanges } from './compare-archives.ts';

interface Headings {
  readonly title: (from: string, to: string) => string;
  readonly none: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly empty: string;
}

const headings: Readonly<Record<ContentLanguage, Headings>> = {
  ru: {
    title: (from, to) => `Что изменилось в открытых данных с версии ${from} до ${to}`,
    none: 'Записи не изменились.',
    added: 'Добавлены',
    changed: 'Изменены',
    removed: 'Удалены',
    empty: 'пусто',
  },
  en: {
    title: (from, to) => `What changed in the open data from version ${from} to ${to}`,
    none: 'No record has changed.',
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    empty: 'empty',
  },
};

/** The characters of a value that are written; of longer ones those around the first difference. */
const longestValue = 120;
/** The characters before the first difference. */
const context = 30;

/** Writes the changes between two archives as Markdown. */
export function writeChanges({ from, to, tables }: ArchiveChanges, language: ContentLanguage): string {
  const texts = headings[language];
  const parts = tables.map((table) => writeTable(table, language));
  return (
    [`# ${texts.title(from, to)}`, ...(parts.length === 0 ? [texts.none] : parts), '']
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function writeTable({ table, added, changed, removed }: TableChanges, language: ContentLanguage): string {
  const texts = headings[language];
  const name = (record: Readonly<Record<string, unknown>>) => nameOf(table, record, language);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`### ${title}: ${lines.length}`, lines.join('\n')];
  return [
    `## ${dictionary[table].title[language]}`,
    ...list(
      texts.added,
      added.map((record) => `- ${name(record)}`),
    ),
    ...list(
      texts.changed,
      changed.map((change) => `- ${name(change.record)}\n${writeFields(change, texts)}`),
    ),
    ...list(
      texts.removed,
      removed.map((record) => `- ${name(record)}`),
    ),
  ].join('\n\n');
}

function writeFields({ fields }: ChangedRecord, texts: Headings): string {
  return fields
    .map(({ field, before, after }) => {
      const [old, current] = excerpts(formatValue(before, texts), formatValue(after, texts));
      return `  - \`${field}\`: ${escape(old)} → ${escape(current)}`;
    })
    .join('\n');
}

/** A record as people know it: its title and its id. */
function nameOf(
  table: TableChanges['table'],
  record: Readonly<Record<string, unknown>>,
  language: ContentLanguage,
): string {
  const { key } = dictionary[table];
  const suffix = language === 'en' ? '_en' : '_ru';
  const candidates = [
    `title${suffix}`,
    `name${suffix}`,
    language === 'en' ? 'book_title_en' : 'book_title',
    language === 'en' ? 'chapter_title_en' : 'chapter_title',
    'text_date',
    'title_ru',
  ];
  const title = candidates
    .map((each) => record[each])
    .find((value) => typeof value === 'string' && value !== '');
  const id = key === null ? JSON.stringify(record) : `${key} ${String(record[key])}`;
  return typeof title === 'string' ? `${escape(title)} (${id})` : escape(id);
}

function formatValue(value: unknown, { empty }: Headings): string {
  if (value === null) return empty;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Of long values the part around the first difference. */
function excerpts(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= longestValue) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - context);
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + longestValue)}${text.length > start + longestValue ? '…' : ''}`;
  return [cut(before), cut(after)];
}

/** Keeps Markdown and HTML of values visible as they are. */
function escape(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, String.raw`\$&`);
}
