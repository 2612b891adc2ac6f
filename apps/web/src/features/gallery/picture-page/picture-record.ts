import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { collectionName } from '@cae-map/expedition/paintings/collection-name';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { licenceUrl } from '../../../lib/images/licence-url.ts';
import { pictureAuthor, pictureTitle } from '../../../lib/images/picture-text.ts';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import {
  contentLicence,
  type RecordPage,
  type RecordPosition,
} from '../../../lib/record-page/record-page.ts';
import { geoNode, type StructuredNode } from '../../../lib/record-page/structured-node.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { galleryMessages } from '../messages/index.ts';
import type { PicturePageData } from './picture-query.ts';

export type GalleryMessages = MessagesOf<typeof galleryMessages>;

/** What the page of a picture tells programs. */
export function pictureRecord(
  page: PicturePageData,
  language: ContentLanguage,
  messages: GalleryMessages,
): RecordPage {
  const { image, place, until } = page;
  const title = pictureTitle(image, language, messages).text;
  const author = image.is_illustration ? '' : pictureAuthor(image, language);
  const collection = collectionName(image, language)?.text ?? '';
  const licence = image.is_illustration ? contentLicence : licenceUrl(image.licence);
  const position = positionOf(page);
  return {
    path: paths.picture(image.image_id),
    title,
    ancestors: [
      image.image_type === 'painting' && !image.is_illustration
        ? { label: messages.picturePage.paintings, path: paths.paintings() }
        : { label: messages.picturePage.heading, path: paths.pictures() },
      ...(place === null ? [] : [{ label: getTitle(place, language), path: paths.place(place.id) }]),
    ],
    citation: {
      kind: 'artwork',
      key: `picture-${image.image_id}`,
      author,
      title,
      container: messages.product.citedAs,
      publisher: collection,
      year: image.year,
    },
    licence,
    position,
    data: { ...image, place, until },
    structured: (urlOf, origin) => {
      const file = pictureUrl(image);
      return {
        ...kindOf(image, file?.startsWith('/') === true ? origin + file : file),
        name: title,
        ...(author === '' ? {} : { author: [{ '@type': 'Person', name: author }] }),
        ...(image.year === null || image.is_illustration ? {} : { dateCreated: String(image.year) }),
        ...(licence === null ? {} : { license: licence }),
        ...(image.rights_holder.trim() === ''
          ? {}
          : { copyrightHolder: { '@type': 'Organization', name: image.rights_holder.trim() } }),
        ...(place === null
          ? {}
          : {
              contentLocation: {
                '@type': 'Place',
                name: getTitle(place, language),
                url: urlOf(paths.place(place.id)),
                ...geoNode(page.placePosition),
              },
            }),
      };
    },
  };
}

/** The type of a picture, and where its file is. */
function kindOf(
  { image_type: type, is_illustration }: ImageRecord,
  file: string | null,
): Extract<StructuredNode, { '@type': 'VisualArtwork' | 'Photograph' | 'ImageObject' | 'VideoObject' }> {
  const image = file === null ? {} : { image: file };
  if (is_illustration || type === 'postcard' || type === 'relatedimage')
    return { '@type': 'ImageObject', name: '', ...(file === null ? {} : { contentUrl: file }) };
  if (type === 'painting') return { '@type': 'VisualArtwork', name: '', artform: 'painting', ...image };
  return { '@type': type === 'video' ? 'VideoObject' : 'Photograph', name: '', ...image };
}

/** The position where a picture was taken, else that of its place. */
function positionOf({ image, placePosition }: PicturePageData): RecordPosition | null {
  if (image.latitude !== null && image.longitude !== null)
    return { latitude: image.latitude, longitude: image.longitude, basis: 'record' };
  if (placePosition === null) return null;
  const [latitude, longitude] = placePosition;
  return { latitude, longitude, basis: 'place' };
}
