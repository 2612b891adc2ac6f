/** The schemas of the kinds of records that editors change: `recordApiSchemas` makes the schemas of their calls from them. */
import type { z } from 'zod';
import { bookSchemas } from './books/book-editing.ts';
import { chapterSchemas } from './books/chapter-editing.ts';
import { textSchemas } from './books/text-editing.ts';
import { viewpointSchemas } from './flight/viewpoint.ts';
import { imageSchemas } from './images/image-editing.ts';
import { personSchemas } from './people/person-editing.ts';
import { aliasSchemas } from './place-data/alias-editing.ts';
import { heightSchemas } from './place-data/height-editing.ts';
import { placeSchemas } from './place.ts';
import { captionSchemas } from './shipped/caption-editing.ts';
import { pageSchemas } from './shipped/page-editing.ts';
import { workSchemas } from './works/work-editing.ts';
import type { RecordEntity } from './editing/record-kinds.ts';

/** The schemas of a kind. */
export interface RecordSchemas {
  /** What visitors read. */
  readonly visitors: z.ZodObject;
  /** What editors read: besides, the private fields and the revision. */
  readonly editors: z.ZodObject;
  /** What an editor saves. */
  readonly body: z.ZodObject;
  /** The request body of the call that adds a record. */
  readonly creation: z.ZodObject;
  /** The request body of the call that replaces a record: `body`, with the read-only fields as optional ones. */
  readonly replacement: z.ZodObject;
  /** The request body of `reorder`; absent for kinds without it. */
  readonly order?: z.ZodObject;
  /** The request body of `editSome`; absent for kinds without it. */
  readonly edits?: z.ZodObject;
}

/** The schemas by kind. */
export const recordSchemas = {
  place: placeSchemas,
  image: imageSchemas,
  book: bookSchemas,
  chapter: chapterSchemas,
  text: textSchemas,
  person: personSchemas,
  work: workSchemas,
  page: pageSchemas,
  caption: captionSchemas,
  alias: aliasSchemas,
  height: heightSchemas,
  viewpoint: viewpointSchemas,
} as const satisfies Readonly<Record<RecordEntity, RecordSchemas>>;
