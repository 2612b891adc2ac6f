/** The axes of a position: the letters and words of their positive and negative directions, and the largest value in degrees. */
const axes = {
  latitude: { positive: /^n(?:orth)?$/i, negative: /^s(?:outh)?$/i, limit: 90 },
  longitude: { positive: /^e(?:ast)?$/i, negative: /^w(?:est)?$/i, limit: 180 },
} as const;

export type Axis = keyof typeof axes;

/** A coordinate as metadata contain it. */
export interface WrittenCoordinate {
  /** Degrees, minutes and seconds; `NaN` for a value of 0/0, which EXIF uses for an unknown number. */
  readonly parts: readonly number[];
  /** The hemisphere: a letter or a word in any case. */
  readonly hemisphere: string | undefined;
}

/**
 * A coordinate in decimal degrees, to about a tenth of a metre.
 * @returns null if the hemisphere is missing, unknown or contradicts a sign, or if the numbers are not one to three in their ranges: a
 * position in another hemisphere would be worse than none
 */
export function toDegrees(axis: Axis, { parts, hemisphere }: WrittenCoordinate): number | null {
  const sign = readSign(axis, hemisphere);
  const known = dropUnknown(parts);
  if (sign === null || known.length === 0 || known.length > 3) return null;
  const isSigned = known.some((part) => part < 0);
  if (isSigned && (sign === 1 || (known[0] ?? 0) > 0)) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = known.map(Math.abs);
  const value = degrees + minutes / 60 + seconds / 3600;
  // Exactly 60 is valid: some programs round 59.99 seconds up.
  if (!(value <= axes[axis].limit && minutes <= 60 && seconds <= 60)) return null;
  return value === 0 ? 0 : Number((sign * value).toFixed(6));
}

function readSign(axis: Axis, hemisphere: string | undefined): 1 | -1 | null {
  const text = hemisphere?.trim() ?? '';
  if (axes[axis].positive.test(text)) return 1;
  return axes[axis].negative.test(text) ? -1 : null;
}

/** Removes trailing unknown parts: cameras that write decimal minutes set the seconds to 0/0. */
function dropUnknown(parts: readonly number[]): readonly number[] {
  const last = parts.findLastIndex((part) => !Number.isNaN(part));
  return parts.slice(0, last + 1);
}
