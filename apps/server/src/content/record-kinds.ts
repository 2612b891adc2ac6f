import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { bookKind } from '../resources/books/book-kind.ts';
import { chapterKind } from '../resources/books/chapter-kind.ts';
import { textKind } from '../resources/books/text-kind.ts';
import { imageKind } from '../resources/images/record/image-kind.ts';
import { placeKind } from '../resources/places/place-kind.ts';
import type { RecordKind } from '../writes/records/record-kind.ts';

/** All kinds of records with a version and a history. */
export const allRecordKinds: Readonly<Record<RecordEntity, RecordKind>> = {
  place: placeKind,
  image: imageKind,
  book: bookKind,
  chapter: chapterKind,
  text: textKind,
};
