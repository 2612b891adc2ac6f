import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ImageFilter } from '@cae-map/expedition/editing/image-filter';
import { titleIn } from '@cae-map/expedition/texts/titles';

/** The orders of the library. */
export const imageOrders = ['newest', 'library', 'place', 'date', 'title', 'edited'] as const;
export type ImageOrder = (typeof imageOrders)[number];

/** The field with the numbers of an order that editors change; null for an order that follows from other fields. */
export type OrderField = 'seqid' | 'image_seqid';

/** In the order of the library all images can be moved; in that of the places only those of one place, as readers see them. */
export function orderField(order: ImageOrder, { placeId }: Pick<ImageFilter, 'placeId'>): OrderField | null {
  if (order === 'library') return 'seqid';
  return order === 'place' && placeId !== null ? 'image_seqid' : null;
}

type Compare = (one: ImageRevision, other: ImageRevision) => number;

interface SortContext {
  readonly language: ContentLanguage;
  /** The positions of the places along the route, by id. */
  readonly placeOrder: ReadonlyMap<number, number>;
}

/** Sorts images; equal ones are in the order of their ids, and images without a place or a date come last. */
export function sortImages(
  images: readonly ImageRevision[],
  order: ImageOrder,
  context: SortContext,
): ImageRevision[] {
  const compare = comparators(context)[order];
  return images.toSorted((one, other) => compare(one, other) || one.image_id - other.image_id);
}

function comparators({ language, placeOrder }: SortContext): Readonly<Record<ImageOrder, Compare>> {
  const { compare } = new Intl.Collator(language);
  const placeOf = ({ place_id: id }: ImageRevision): number =>
    id === null ? Number.MAX_SAFE_INTEGER : (placeOrder.get(id) ?? Number.MAX_SAFE_INTEGER);
  return {
    newest: (one, other) => compareText(other.created_at, one.created_at),
    library: (one, other) => one.seqid - other.seqid,
    place: (one, other) => placeOf(one) - placeOf(other) || one.image_seqid - other.image_seqid,
    date: (one, other) => compareText(dateOf(one), dateOf(other)),
    title: (one, other) => compare(titleIn(one, language).text, titleIn(other, language).text),
    edited: (one, other) => compareText(other.updated_at, one.updated_at),
  };
}

function dateOf({ datetime_original, year }: ImageRevision): string {
  return datetime_original ?? (year === null ? '9999' : String(year));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
