import { printableText } from '../lib/printable-text.ts';
import type { CommandOutput } from '../start/operator-commands.ts';

type Imported = CommandOutput<'importFile'>;
type ImportedRecords = Extract<Imported, { kind: 'records' }>;
type ImportedPictures = Extract<Imported, { kind: 'pictures' }>;

/** Lists what was or would be imported, one line each, and ends with the counts. */
export function formatImport(result: Imported, isDryRun: boolean): string {
  return result.kind === 'records' ? formatRecords(result, isDryRun) : formatPictures(result, isDryRun);
}

/** `+` added, `~` changed, `-` skipped. */
function formatRecords(result: ImportedRecords, isDryRun: boolean): string {
  const { added, changed, skipped, unchanged, ignored } = result;
  const counts = `${added.length} added, ${changed.length} changed, ${skipped.length} skipped, ${unchanged} unchanged`;
  return [
    ...added.map((record) => `+ ${record}`),
    ...changed.flatMap(({ record, fields }) => [
      `~ ${record}`,
      ...fields.map(({ name, before, after }) => `    ${name}: ${before} → ${after}`),
    ]),
    ...skipped.map(({ record, reason }) => `- ${record}: ${reason}`),
    ...ignored.map((line) => `ignored: ${line}`),
    isDryRun ? `Dry run, nothing was imported: ${counts}.` : `Imported: ${counts}.`,
  ].join('\n');
}

/** `+` added, `-` skipped, `!` refused. */
function formatPictures(result: ImportedPictures, isDryRun: boolean): string {
  const { added, skipped, refused, ignored } = result;
  const counts = `${added.length} added, ${skipped.length} skipped, ${refused.length} refused, ${ignored.length} ignored`;
  const formatReason = ({ file, reason }: ImportedPictures['refused'][number]): string =>
    `${file}: ${reason}`;
  const lines = [
    ...added.map(({ file, image }) =>
      image === null ? `+ ${file}` : `+ ${file}: image ${image.id} ${image.name}`,
    ),
    ...skipped.map((skip) => `- ${formatReason(skip)}`),
    ...refused.map((refusal) => `! ${formatReason(refusal)}`),
    ...ignored.map((other) => `ignored: ${formatReason(other)}`),
  ];
  return [
    ...lines.map(printableText),
    isDryRun ? `Dry run, nothing was imported: ${counts}.` : `Imported: ${counts}.`,
    ...(isDryRun || added.length === 0
      ? []
      : ['The server makes their sizes. Visitors see them after an editor has accepted them in the review.']),
  ].join('\n');
}
