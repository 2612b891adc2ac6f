import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { english } from '../../../lib/language/catalogue-en.ts';
import { imageRecord, placeRecord } from '../../../testing/data/records.ts';
import { listPictures } from './list-pictures.ts';

test('the caption of a picture in an exported file contains its credits, its rights holder and its licence', () => {
  const image = imageRecord({ title_en: 'Guests', url: '/media/g.webp', licence: 'CC BY 4.0' });
  const expedition = toExpedition({
    places: [placeRecord()],
    images: [{ ...image, rights_holder: 'Roerich Museum' }],
  });
  const [listed] = listPictures(expedition, expedition.places, 'en', english);
  expect(listed?.caption).toBe('Guests. Nicholas Roerich. 1925. Rights: Roerich Museum · Licence: CC BY 4.0');
});
