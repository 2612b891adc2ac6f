import type { FieldType, TableName } from '../dictionary/table.ts';

/** What a value should be. */
export type Wish =
  | { readonly kind: 'type'; readonly type: FieldType }
  | { readonly kind: 'range'; readonly minimum: number | null; readonly maximum: number | null }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'required' }
  | { readonly kind: 'unique'; readonly firstRow: number }
  | { readonly kind: 'reference'; readonly table: TableName };

/** What is wrong with an archive or one of its files. */
export type Problem =
  | { readonly code: 'no-archive' | 'no-sums' | 'no-signature' | 'wrong-signature' | 'no-key' }
  | { readonly code: 'other-key'; readonly expected: string; readonly found: string }
  | { readonly code: 'missing-file' | 'unlisted-file' | 'changed-file' | 'unreadable'; readonly file: string }
  | {
      readonly code: 'wrong-columns';
      readonly file: string;
      readonly missing: readonly string[];
      readonly unknown: readonly string[];
    }
  | {
      readonly code: 'wrong-cells';
      readonly file: string;
      readonly row: number;
      readonly expected: number;
      readonly found: number;
    }
  | {
      readonly code: 'wrong-value';
      readonly file: string;
      /** As a spreadsheet counts: the header is row 1. In GeoJSON the number of the feature, from 1. */
      readonly row: number;
      readonly field: string;
      readonly value: string;
      readonly wish: Wish;
    };
