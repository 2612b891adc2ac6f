import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** A table of results for a Markdown document. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Replaces the tables of one part between its markers in a document. The other parts stay unchanged.
 * Throws when the document has no markers for the part.
 * @param environment the line below the tables, see {@link describeEnvironment}
 */
export function writeReport(
  document: string,
  part: string,
  tables: readonly Table[],
  environment: string,
): void {
  const begin = `<!-- bench:${part}:begin -->`;
  const end = `<!-- bench:${part}:end -->`;
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${document} has no markers for ${part}`);
  const report = [...tables.map(formatTable), environment].join('\n\n');
  writeFileSync(document, `${before}${begin}\n\n${report}\n\n${end}${after}`);
}

export function formatTable({ title, head, rows }: Table): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}`;
}

/** Describes date, commit and machine of a measurement. */
export function describeEnvironment(): string {
  const [processor] = cpus();
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} at commit ${commit}: ${cpus().length} × ${processor?.model.trim()}, ${memory} GB, Node ${process.versions.node}.`;
}
