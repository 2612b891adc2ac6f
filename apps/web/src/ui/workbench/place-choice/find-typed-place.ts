import { fold } from '@cae-map/expedition/search/words/fold';
import type { PlaceOption } from './use-place-options.ts';

/** The place that a typed text names, or why it names none. */
export type TypedPlace =
  | { readonly kind: 'empty' | 'unknown' }
  | { readonly kind: 'place'; readonly placeId: number }
  | { readonly kind: 'ambiguous'; readonly count: number };

/**
 * Finds the place that a text names: by its number, by its whole title in either language, or by a part of its label, of a title or of a
 * modern name that only this place has.
 */
export function findTypedPlace(options: readonly PlaceOption[], typed: string): TypedPlace {
  const words = fold(typed).trim();
  if (words === '') return { kind: 'empty' };
  const parts = options.filter(({ names }) => names.some((name) => name.includes(words)));
  const whole = parts.filter(({ names }) => names.includes(words));
  const numbered = options.filter(({ placeId }) => String(placeId) === words);
  const [found, ...others] = numbered.length > 0 ? numbered : whole.length > 0 ? whole : parts;
  if (found === undefined) return { kind: 'unknown' };
  if (others.length > 0) return { kind: 'ambiguous', count: others.length + 1 };
  return { kind: 'place', placeId: found.placeId };
}
