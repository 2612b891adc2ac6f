import { placeFields } from './fields-ru.ts';
import { quickEdit } from './quick-edit-ru.ts';

/** The Russian messages of the administration of places. */
export const russian = { ...placeFields, ...quickEdit };
