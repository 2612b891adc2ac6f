import type { ApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceLink } from '@cae-map/expedition/place-view';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { isShown } from '@cae-map/expedition/places/images';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { whyMissing, type MissingRecord } from '../../../lib/record-page/former-records-query.ts';

/** Everything that the page of a picture shows. Plain JSON. */
export interface PicturePageData {
  readonly image: ImageRecord;
  /** The place that it shows or where it was made; null if it is unknown. */
  readonly place: PlaceLink | null;
  /** The end of the stretch of road on which it was made, which begins at `place`. */
  readonly until: PlaceLink | null;
  readonly placePosition: Position | null;
  /** The visible pictures before and after it at the same place. */
  readonly previous: number | null;
  readonly next: number | null;
}

export type PicturePageResult = PicturePageData | { readonly missing: MissingRecord };

/** The query of the page of a picture; embedded in it. @param imageId null for what is no id */
export function picturePageQuery(client: ApiClient, imageId: number | null) {
  return derivedQuery({
    name: 'picture-page',
    parameters: { imageId },
    derive: (read): Promise<PicturePageResult> =>
      imageId === null ? Promise.resolve({ missing: 'unknown' }) : loadPicture(client, read, imageId),
    embedded: true,
  });
}

async function loadPicture(client: ApiClient, read: ReadSource, imageId: number): Promise<PicturePageResult> {
  const images = await read(listQuery(client, 'listImages'));
  // The list has only public images.
  const image = images.records.find(({ image_id }) => image_id === imageId);
  if (image === undefined) return { missing: await whyMissing(client, read, 'images', imageId) };
  const { expedition } = await read(expeditionQuery(client));
  const ofPlace =
    image.place_id === null
      ? []
      : expedition.getImages(image.place_id).filter((each) => each === image || isShown(each, false));
  const index = ofPlace.findIndex(({ image_id }) => image_id === imageId);
  return {
    image,
    place: linkTo(expedition, image.place_id),
    until: linkTo(expedition, image.until_place_id),
    placePosition: image.place_id === null ? null : (expedition.byId.get(image.place_id)?.position ?? null),
    previous: ofPlace[index - 1]?.image_id ?? null,
    next: index === -1 ? null : (ofPlace[index + 1]?.image_id ?? null),
  };
}

function linkTo(expedition: Expedition, placeId: number | null): PlaceLink | null {
  const place = placeId === null ? undefined : expedition.byId.get(placeId);
  if (place === undefined) return null;
  const { title_ru, title_en } = place.record;
  return { id: place.id, title_ru, title_en };
}

/** The number of pictures on a page of their list. */
export const picturesPerPage = 48;

/** A page of the list of pictures. Plain JSON. */
export interface PicturesPage {
  readonly images: readonly ImageRecord[];
  readonly count: number;
  readonly pageCount: number;
}

/** The query of a page of all pictures in the order of the route, starting at 1; null if there is none. Embedded in its page. */
export function picturesQuery(client: ApiClient, page: number) {
  return derivedQuery({
    name: 'pictures-page',
    parameters: { page },
    derive: async (read): Promise<PicturesPage | null> => {
      const [images, { expedition }] = await Promise.all([
        read(listQuery(client, 'listImages')),
        read(expeditionQuery(client)),
      ]);
      const shown = inTravelOrder(
        expedition,
        images.records.filter((image) => isShown(image, false)),
      );
      const pageCount = Math.max(1, Math.ceil(shown.length / picturesPerPage));
      if (page > pageCount) return null;
      const first = (page - 1) * picturesPerPage;
      return { images: shown.slice(first, first + picturesPerPage), count: shown.length, pageCount };
    },
    embedded: true,
  });
}

function inTravelOrder(expedition: Expedition, images: readonly ImageRecord[]): readonly ImageRecord[] {
  const order = new Map(expedition.places.map(({ id }, index) => [id, index]));
  const rank = ({ place_id }: ImageRecord): number =>
    (place_id === null ? undefined : order.get(place_id)) ?? expedition.places.length;
  return images.toSorted(
    (a, b) => rank(a) - rank(b) || a.image_seqid - b.image_seqid || a.image_id - b.image_id,
  );
}
