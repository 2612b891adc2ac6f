import { placeBeside } from './beside-en.ts';
import { placeChanges } from './changes-en.ts';
import { placeFields } from './fields-en.ts';
import { placeEdit } from './edit-en.ts';
import { placesAdmin } from './list-en.ts';
import { quickEdit } from './quick-edit-en.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  ...placeBeside,
  ...placeChanges,
  ...placeFields,
  ...placeEdit,
  ...placesAdmin,
  ...quickEdit,
};
