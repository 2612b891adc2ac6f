import { z } from 'zod';
import { isMediaName } from '../media/media-names.ts';

/*
 * An archive is a gzip-compressed tar file. Its members are, in this order: the rows of the tables as lines of JSON
 * (`database/TABLE/NUMBER.ndjson`), the files of the data folder (`files/FOLDER/NAME`), and `manifest.json`, without which an
 * archive is incomplete.
 */

export const manifestName = 'manifest.json';

/** The folders of the data folder whose files are part of an archive. */
export const archivedFolders = ['media', 'originals', 'proposals', 'tracks'] as const;

/**
 * Tables whose rows are not part of an archive: everybody signs in again after a restore, links in e-mails and counters of
 * attempts expire within hours, and no archive can be used to continue a session. What processes tell each other is worthless after minutes.
 */
export const excludedTables: ReadonlySet<string> = new Set([
  'sessions',
  'one_time_tokens',
  'attempts',
  'announced_changes',
  'presence',
]);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const tableSchema = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.int().nonnegative(),
  /** The next value of each identity column, so that the id of a deleted record is not used again. */
  sequences: z.record(identifier, z.int().positive()),
});
export type ArchivedTable = z.infer<typeof tableSchema>;

const memberSchema = z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256 });
export type ArchivedMember = z.infer<typeof memberSchema>;

export const manifestSchema = z.object({
  format: z.literal('cae-map-backup'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  /** The time of the newest migration of the tables, in milliseconds. */
  migration: z.int().positive(),
  tables: z.array(tableSchema),
  members: z.array(memberSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The subject of a member; null for a name that no archive has. */
export type MemberSubject =
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly folder: (typeof archivedFolders)[number]; readonly name: string }
  | { readonly kind: 'manifest' };

const rowsName = /^database\/([a-z][a-z0-9_]{0,62})\/\d{1,9}\.ndjson$/;
const fileName = new RegExp(`^files/(${archivedFolders.join('|')})/(.+)$`, 'su');

/** Reads the name of a member. The names of files cannot leave their folder. */
export function readMemberName(name: string): MemberSubject | null {
  if (name === manifestName) return { kind: 'manifest' };
  const table = rowsName.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  const [, folderName, file = ''] = fileName.exec(name) ?? [];
  const folder = archivedFolders.find((candidate) => candidate === folderName);
  return folder !== undefined && isMediaName(file) ? { kind: 'file', folder, name: file } : null;
}

export function rowsMember(table: string, number: number): string {
  return `database/${table}/${number}.ndjson`;
}

export function fileMember(folder: (typeof archivedFolders)[number], name: string): string {
  return `files/${folder}/${name}`;
}
