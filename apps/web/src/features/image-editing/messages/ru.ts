import { imageEdit } from './edit-ru.ts';
import { imageFields } from './fields-ru.ts';
import { library } from './library-ru.ts';
import { imageReview } from './review-ru.ts';
import { uploads } from './upload-ru.ts';

/** The Russian messages of the administration of images. */
export const russian = { ...imageEdit, ...imageFields, ...library, ...imageReview, ...uploads };
