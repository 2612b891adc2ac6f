import { ownStyles } from '@cae-map/book-files/docx/styles';
import { BlockParagraphs } from '@cae-map/book-files/docx/write-blocks';
import {
  Bookmark,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  convertMillimetersToTwip,
} from 'docx';
import { hashOfText } from '../model/text-hash.ts';
import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';
import { hashBookmark, keyBookmark } from './bookmark-names.ts';
import type { DocxMessages } from './docx-messages.ts';
import { unitStyles } from './document-styles.ts';

/** The widths of the id, the source and the translation on a landscape page. */
const columnWidths = [22, 122, 122].map((millimetres) => convertMillimetersToTwip(millimetres));

const headingColour = 'E8EEF4';

/** The units of one table. LibreOffice needs time with the square of the rows of a table. */
const unitsOfTable = 50;

/** The tables of all units, with the names of the columns on each page. */
export function tablesOf(
  document: TranslationDocument,
  messages: DocxMessages,
  origin: string,
): readonly (Table | Paragraph)[] {
  const blocks = new BlockParagraphs(origin);
  const names = [messages.id, messages.source, messages.target[document.language]];
  const rows = document.units.map((unit, index) => [
    headingRow(unit, index, messages),
    new TableRow({
      children: [
        cellOf([idLine(unit)]),
        cellOf(paragraphsOf(unit.source, unit.format, blocks)),
        cellOf(paragraphsOf(unit.target, unit.format, blocks)),
      ],
    }),
  ]);
  const tables: (Table | Paragraph)[] = [];
  for (let start = 0; start < rows.length; start += unitsOfTable) {
    // Tables without a paragraph between them become one.
    if (start > 0) tables.push(new Paragraph({ style: ownStyles.data.id }));
    tables.push(tableOf(names, rows.slice(start, start + unitsOfTable).flat()));
  }
  return tables;
}

function tableOf(names: readonly string[], rows: readonly TableRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width), type: WidthType.DXA },
    columnWidths,
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    rows: [
      new TableRow({
        tableHeader: true,
        children: names.map((name) => cellOf([headingLine([new TextRun(name)])])),
      }),
      ...rows,
    ],
  });
}

/** The title, the field and the status, in bookmarks that identify the unit if the column of ids is deleted. */
function headingRow(unit: TranslationUnit, index: number, messages: DocxMessages): TableRow {
  const names: Readonly<Record<string, string>> = messages.fields[unit.table];
  const parts = [unit.title, names[unit.field] ?? unit.field, messages.statuses[unit.status]];
  const hashes = hashBookmark(
    hashOfText(unit.source, unit.format),
    hashOfText(unit.target, unit.format),
    index,
  );
  const text = new TextRun(
    parts
      .map(oneLine)
      .filter((part) => part !== '')
      .join(' · '),
  );
  const heading = new Bookmark({
    id: keyBookmark(unit),
    children: [new Bookmark({ id: hashes, children: [text] })],
  });
  const notes = unit.notes.map(
    (note) =>
      new Paragraph({
        style: unitStyles.note.id,
        keepNext: true,
        children: [new TextRun(`${messages.notes}: ${oneLine(note)}`)],
      }),
  );
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: columnWidths.length,
        shading: { type: ShadingType.CLEAR, fill: headingColour, color: 'auto' },
        children: [headingLine([heading]), ...notes],
      }),
    ],
  });
}

function headingLine(children: ConstructorParameters<typeof Bookmark>[0]['children']): Paragraph {
  return new Paragraph({ style: unitStyles.heading.id, keepNext: true, children });
}

function cellOf(children: readonly Paragraph[]): TableCell {
  // A cell without a paragraph is no valid one.
  return new TableCell({ children: children.length === 0 ? [new Paragraph({})] : children });
}

function idLine(unit: TranslationUnit): Paragraph {
  const hashes = [unit.source, unit.target].map((text) => hashOfText(text, unit.format));
  return new Paragraph({
    style: ownStyles.data.id,
    children: [new TextRun([writeKey(unit), ...hashes].join(' '))],
  });
}

function paragraphsOf(
  text: string,
  format: TranslationUnit['format'],
  blocks: BlockParagraphs,
): readonly Paragraph[] {
  if (format === 'html') return text === '' ? [] : blocks.write(text);
  return text === '' ? [] : [new Paragraph({ children: plainRuns(text) })];
}

/** A plain text is one paragraph, with line breaks and tabs as Word has them. */
function plainRuns(text: string): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        ...(index === 0 ? {} : { break: 1 }),
        children: line.split('\t').flatMap((part, column) => (column === 0 ? [part] : [new Tab(), part])),
      }),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
