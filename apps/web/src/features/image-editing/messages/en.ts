import { imageEdit } from './edit-en.ts';
import { imageFields } from './fields-en.ts';
import { library } from './library-en.ts';
import { imageReview } from './review-en.ts';
import type { russian } from './ru.ts';
import { uploads } from './upload-en.ts';

export const english: typeof russian = {
  ...imageEdit,
  ...imageFields,
  ...library,
  ...imageReview,
  ...uploads,
};
