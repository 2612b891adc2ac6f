import path from 'node:path';
import { illustrationPlans } from '@cae-map/illustrations/records';
import { fileNames } from '@cae-map/illustrations/render';
import { readBasemap } from '@cae-map/illustrations/choice/terrain-facts';
import { StartError } from '../lib/start-error.ts';
import type { UnnumberedImage } from './image-records.ts';
import type { Content } from './content.ts';

/** The URL path of the illustrations drawn at set-up. */
const illustrationsPath = '/media/illustrations';

/**
 * Image rows of the illustrations, from the same plans that the set-up draws them from.
 * @throws {StartError} `wrong_content` when the base map cannot be read.
 */
export async function createIllustrationRows(
  content: Content,
  contentDirectory: string,
): Promise<UnnumberedImage[]> {
  const folder = path.join(contentDirectory, 'basemap');
  const basemap = await readBasemap(folder).catch((error: unknown) => {
    throw new StartError('wrong_content', `The base map in ${folder} cannot be read: ${String(error)}`, {
      cause: error,
    });
  });
  return illustrationPlans(content.places, basemap).map((plan) => {
    const [whole = plan.file_name, middle = whole, small = whole] = fileNames(plan);
    return {
      image_id: plan.image_id,
      filename: plan.file_name,
      place_id: plan.place_id,
      image_type: 'relatedimage',
      visibility_level: 'high',
      is_illustration: true,
      title_ru: plan.title_ru,
      title_en: plan.title_en,
      author_ru: 'Рисунок для этого сайта',
      author_en: 'Drawn for this site',
      year: Number(plan.date.slice(0, 4)),
      datetime_original: plan.date,
      date_format: plan.date_format,
      latitude: plan.latitude,
      longitude: plan.longitude,
      url: `${illustrationsPath}/${whole}`,
      thumb: `${illustrationsPath}/${small}`,
      thumbnail: `${illustrationsPath}/${middle}`,
    };
  });
}
