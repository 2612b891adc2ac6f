import type {
  ContentChapter,
  ContentPainting,
  ContentPlace,
  ContentText,
} from '@cae-map/contract/entities/content';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';

/** A record with the name of its file, for error messages. */
export type FromFile<Entry> = Entry & { readonly file: string };

/** The records of all files in `content/expedition`, in the order of the files. */
export interface Content {
  readonly places: readonly FromFile<ContentPlace>[];
  readonly chapters: readonly FromFile<ContentChapter>[];
  readonly texts: readonly FromFile<ContentText>[];
  readonly paintings: readonly FromFile<ContentPainting>[];
  readonly works: readonly FromFile<WorkRecord>[];
  readonly people: readonly FromFile<PersonRecord>[];
}
