import type {
  ContentChapter,
  ContentPainting,
  ContentPlace,
  ContentText,
} from '@cae-map/contract/entities/content';

/** A record with the name of the file it stands in, so that a fault found later can be shown where it is. */
export type FromFile<Entry> = Entry & { readonly file: string };

/** The expedition as `content/expedition` tells it, all files together; each list is in the order of the files. */
export interface Content {
  readonly places: readonly FromFile<ContentPlace>[];
  readonly chapters: readonly FromFile<ContentChapter>[];
  readonly texts: readonly FromFile<ContentText>[];
  readonly paintings: readonly FromFile<ContentPainting>[];
}
