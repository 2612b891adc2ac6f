import type { OpenDataFormat } from '@cae-map/contract/entities/open-data';
import type { TableName } from '../dictionary/table.ts';

/** A file of the data. */
export interface DataFile {
  /** Within the archive and below `/data/`: ASCII letters, digits, hyphens, full stops and slashes. */
  readonly path: string;
  readonly mediaType: string;
  readonly format: OpenDataFormat;
  /** The table that it contains; null for files about several. */
  readonly table: TableName | null;
  readonly bytes: Uint8Array;
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** JSON with one line for each value, so that versions can be compared by lines. */
export function encodeJson(value: unknown): Uint8Array {
  return encodeText(`${JSON.stringify(value, null, 1)}\n`);
}
