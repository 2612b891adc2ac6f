import { createListStore } from '../../../lib/lists/list-store.ts';
import { noFilter, type ImageFilter } from '@cae-map/expedition/editing/image-filter';
import type { ImageOrder } from './model/sort-images.ts';

/** The state of the library. */
export const imageLibrary = createListStore<ImageFilter, ImageOrder>(noFilter, 'newest');
