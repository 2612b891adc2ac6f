import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** Figures as they are written into a document. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/** Puts tables between the markers of a document, in the place of those of the last time. */
export function writeReport(document: string, tables: readonly Table[]): void {
  const text = readFileSync(document, 'utf8');
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  if (before === undefined || after === undefined)
    throw new Error(`${document} has no markers for the figures`);
  const report = [describeMachine(), ...tables.map(formatTable)].join('\n\n');
  writeFileSync(document, `${before}${begin}\n\n${report}\n\n${end}${after}`);
}

export function formatTable({ title, head, rows }: Table): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}`;
}

/** On what and of what the figures are, so that they can be compared. */
function describeMachine(): string {
  const [processor] = cpus();
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Taken on ${day} at commit ${commit}: ${cpus().length} × ${processor?.model.trim()}, ${memory} GB, Node ${process.versions.node}.`;
}
