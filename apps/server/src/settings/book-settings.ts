import { z } from 'zod';
import { placeIds } from './place-ids.ts';

/** The settings of books. */
export interface BookSettings {
  readonly bookPictures: {
    /** Whether paintings are among the pictures of a text, besides photographs of the expedition. */
    readonly paintings: boolean;
    /** Ids of places whose images are those of other places: they are not among the pictures of a text. */
    readonly duplicatePlaces: readonly number[];
  };
}

export const bookSettingsSchema = {
  BOOK_PAINTINGS: z.enum(['0', '1'], 'must be 1 to show paintings beside texts, or 0').default('1'),
  BOOK_DUPLICATE_PLACES: placeIds,
};

export const bookSettingsExamples = {
  BOOK_PAINTINGS: '1',
  BOOK_DUPLICATE_PLACES: '5,53,151',
} as const;

export function toBookSettings(data: z.output<z.ZodObject<typeof bookSettingsSchema>>): BookSettings {
  return {
    bookPictures: {
      paintings: data.BOOK_PAINTINGS === '1',
      duplicatePlaces: data.BOOK_DUPLICATE_PLACES,
    },
  };
}
