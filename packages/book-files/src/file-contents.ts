import type { OwnBook } from './own-files/own-book.ts';
import type { SourceFile } from './source-file.ts';

/** What a file is: a book of ours, or a file of another program, whose chapters and dates are not recognised yet. */
export type FileContents =
  | { readonly kind: 'own'; readonly own: OwnBook }
  | { readonly kind: 'source'; readonly source: SourceFile };
