import type {
  EnabledChoice,
  ImageGap,
  PlaceGap,
  Placement,
  RecentRange,
  TimeField,
} from '@cae-map/contract/entities/editing/list-filters';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { AccuracyLevel, ImageType, VisibilityLevel, VisitedOn } from '@cae-map/contract/enumerations';
import { createImageCondition, createSearchTexts } from '@cae-map/expedition/editing/image-filter';
import { createPlaceCondition } from '@cae-map/expedition/editing/place-filter';
import type { ImageKind } from '@cae-map/expedition/places/images';

/** Reads a parameter of a query; the web application sends only values of its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that it has sent
const read = <Value extends string>(query: URLSearchParams, name: string): Value | null =>
  query.get(name) as Value | null;

/** The response of `searchPlacesForEditors` of a fake server. */
export function searchPlaces(places: readonly PlaceRevision[], query: URLSearchParams): Response {
  const filter = {
    text: query.get('q') ?? '',
    section: read<VisitedOn>(query, 'section'),
    accuracy: read<AccuracyLevel>(query, 'accuracy'),
    gap: read<PlaceGap>(query, 'gap'),
    timeField: read<TimeField>(query, 'time_field') ?? 'created_at',
    recent: read<RecentRange>(query, 'recent'),
  };
  return Response.json(
    places.filter(createPlaceCondition(filter, Date.now(), places)).map(({ place_id }) => place_id),
  );
}

/** The response of `searchImagesForEditors` of a fake server. */
export function searchImages(
  images: readonly ImageRevision[],
  places: readonly PlaceRevision[],
  query: URLSearchParams,
): Response {
  const placeId = query.get('place_id');
  const filter = {
    text: query.get('q') ?? '',
    type: read<ImageType>(query, 'type'),
    kind: read<ImageKind>(query, 'kind'),
    placement: read<Placement>(query, 'placement'),
    placeId: placeId === null ? null : Number(placeId),
    gap: read<ImageGap>(query, 'gap'),
    enabled: read<EnabledChoice>(query, 'enabled'),
    visibility: read<VisibilityLevel>(query, 'visibility'),
    recent: read<RecentRange>(query, 'recent'),
  };
  const titles = new Map(places.map((place) => [place.place_id, `${place.title_ru} ${place.title_en}`]));
  const passes = createImageCondition(filter, createSearchTexts(images, titles), Date.now());
  return Response.json(images.filter(passes).map(({ image_id }) => image_id));
}
