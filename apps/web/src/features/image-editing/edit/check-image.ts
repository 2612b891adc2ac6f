import { maxSideOfWork, minSideOfWork } from '@cae-map/contract/entities/images/work-bounds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageField } from '../records/image-fields.ts';

/** Why the value of a field cannot be saved. */
export type ImageProblem =
  | 'notADate'
  | 'endBeforeStart'
  | 'outOfRange'
  | 'halfPosition'
  | 'notRelated'
  | 'notAVideo'
  | 'videoWithoutId';

/** Finds what the server would reject, by field, so that it is shown at once. */
export function checkImage(image: ImageRevision): Partial<Record<ImageField, ImageProblem>> {
  const problems: Partial<Record<ImageField, ImageProblem>> = {};
  const { datetime_original: start, enddate: end, latitude, longitude, year, minzoom } = image;
  const videoId = image.video_id?.trim() ?? '';
  if (!isEmpty(start) && !isMoment(start)) problems.datetime_original = 'notADate';
  if (!isEmpty(end) && !isDay(end)) problems.enddate = 'notADate';
  else if (!isEmpty(start) && !isEmpty(end) && end < start.slice(0, 10)) problems.enddate = 'endBeforeStart';
  if ((latitude === null) !== (longitude === null)) problems.latitude = 'halfPosition';
  if (Number.isNaN(latitude)) problems.latitude = 'outOfRange';
  if (year !== null && !(Number.isInteger(year) && year >= 1 && year <= 9999)) problems.year = 'outOfRange';
  if (minzoom !== null && !(Math.abs(minzoom) <= 30)) problems.minzoom = 'outOfRange';
  for (const field of ['height_cm', 'width_cm'] as const) {
    const side = image[field];
    if (side !== null && !(side >= minSideOfWork && side <= maxSideOfWork)) problems[field] = 'outOfRange';
  }
  if (image.is_illustration && image.image_type !== 'relatedimage') problems.image_type = 'notRelated';
  if (image.image_type === 'video' && !/^[\w-]{11}$/.test(videoId)) problems.video_id = 'videoWithoutId';
  if (image.image_type !== 'video' && videoId !== '') problems.video_id = 'notAVideo';
  return problems;
}

function isEmpty(text: string | null): text is null | '' {
  return text === null || text.trim() === '';
}

/** Whether a text is a day with an optional time. */
function isMoment(text: string): boolean {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/.exec(text) ?? [];
  return isDay(day);
}

/** Whether a text is an existing day as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
