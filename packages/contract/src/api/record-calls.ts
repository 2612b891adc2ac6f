import type { RecordEntity } from '../entities/editing/record-kinds.ts';
import type { JsonCallName, WriteCallName } from './calls.ts';

type ReadCallName = Exclude<JsonCallName, WriteCallName>;

/** The calls by which editors read and change the records of a kind. */
export interface RecordCalls {
  readonly list: ReadCallName;
  readonly create: WriteCallName;
  /** Replaces all fields of a record. */
  readonly replace: WriteCallName;
  readonly delete: WriteCallName;
  readonly restore: WriteCallName;
  readonly reorder: WriteCallName;
  /** The last changes of one record. */
  readonly listChanges: ReadCallName;
  /** The last changes of all records. */
  readonly listRecentChanges: ReadCallName;
  /** Changes some fields of several records. */
  readonly editSome?: WriteCallName;
  readonly listDeleted?: ReadCallName;
}

/** The calls of the kinds that editors change; the records of the others are written by the import of content only. */
export const recordCalls = {
  place: {
    list: 'listPlacesForEditors',
    create: 'createPlace',
    replace: 'updatePlace',
    delete: 'deletePlace',
    restore: 'restorePlace',
    reorder: 'reorderPlaces',
    listChanges: 'listPlaceChanges',
    listRecentChanges: 'listRecentPlaceChanges',
  },
  image: {
    list: 'listImagesForEditors',
    create: 'createImage',
    replace: 'updateImage',
    delete: 'deleteImage',
    restore: 'restoreImage',
    reorder: 'reorderImages',
    listChanges: 'listImageChanges',
    listRecentChanges: 'listRecentImageChanges',
    editSome: 'editImages',
    listDeleted: 'listDeletedImages',
  },
} as const satisfies { readonly [Entity in RecordEntity]?: RecordCalls };

/** The kinds of records that editors change. */
export type EditedEntity = keyof typeof recordCalls;
export const editedEntities = Object.keys(recordCalls) as EditedEntity[];
