import type { ImageType } from '@cae-map/contract/enumerations';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { UploadItem } from './upload-item.ts';

/** What an uploaded picture is; `illustration` is a drawing made for this site. */
export const uploadKinds = [
  'histexpphoto',
  'histimage',
  'painting',
  'postcard',
  'photo',
  'illustration',
  'relatedimage',
] as const satisfies readonly (ImageType | 'illustration')[];
export type UploadKind = (typeof uploadKinds)[number];

/** The fields that all pictures get when they are added. */
export interface UploadDefaults {
  readonly kind: UploadKind;
  /** Whether they are shown before the review. */
  readonly isShown: boolean;
  readonly placeId: number | null;
  readonly authorRu: string;
  readonly authorEn: string;
  readonly rightsHolder: string;
  readonly licence: string;
}

interface UploadsState {
  readonly items: readonly UploadItem[];
  readonly defaults: UploadDefaults;
}

export const initialUploads: UploadsState = {
  items: [],
  defaults: {
    kind: 'histexpphoto',
    isShown: false,
    placeId: null,
    authorRu: '',
    authorEn: '',
    rightsHolder: '',
    licence: '',
  },
};

/** The uploads of this visit, which continue while other screens are open. */
export const uploadsStore = createStore<UploadsState>(() => initialUploads);

/** Changes one file; without effect if it was removed. */
export function changeItem(id: number, change: Partial<UploadItem>): void {
  uploadsStore.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));
}

/** Changes what all pictures get when they are added. */
export function changeDefaults(change: Partial<UploadDefaults>): void {
  uploadsStore.setState(({ defaults }) => ({ defaults: { ...defaults, ...change } }));
}

/** A file by its id. */
export function findItem(id: number): UploadItem | undefined {
  return uploadsStore.getState().items.find((item) => item.id === id);
}

/** A part of the state of the uploads. */
export function useUploads<Value>(select: (state: UploadsState) => Value): Value {
  return useStore(uploadsStore, select);
}
