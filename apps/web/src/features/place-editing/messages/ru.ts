import { placeBeside } from './beside-ru.ts';
import { placeChanges } from './changes-ru.ts';
import { placeFields } from './fields-ru.ts';
import { placeEdit } from './edit-ru.ts';
import { placesAdmin } from './list-ru.ts';
import { quickEdit } from './quick-edit-ru.ts';

/** The Russian messages of the administration of places. */
export const russian = {
  ...placeBeside,
  ...placeChanges,
  ...placeFields,
  ...placeEdit,
  ...placesAdmin,
  ...quickEdit,
};
