import type { GeoPoint } from '../geo-file.ts';
import type { LinePoints } from '../line-points.ts';

const firstCapacity = 16;

/** The farthest that a recorded point at 0, 0 can be from its neighbours, in degrees of latitude or longitude. */
const nearDegrees = 10;

/** Arrays of the points of a line that grow while a file is read. */
export class LineArrays {
  #longitudes = new Float64Array(firstCapacity);
  #latitudes = new Float64Array(firstCapacity);
  #heights = new Float32Array(firstCapacity);
  #times = new Float64Array(firstCapacity);
  #length = 0;
  #zeros = 0;
  #segmentStarts: number[] = [];

  startSegment(): void {
    if (this.#segmentStarts.at(-1) !== this.#length) this.#segmentStarts.push(this.#length);
  }

  add({ longitude, latitude, height, time }: GeoPoint): void {
    if (this.#segmentStarts.length === 0) this.#segmentStarts.push(0);
    if (this.#length === this.#longitudes.length) this.#grow();
    this.#longitudes[this.#length] = longitude;
    this.#latitudes[this.#length] = latitude;
    this.#heights[this.#length] = height;
    this.#times[this.#length] = time;
    this.#length += 1;
    if (longitude === 0 && latitude === 0) this.#zeros += 1;
  }

  /**
   * Removes points at exactly 0, 0 that are far from the points before and after them in their segment: receivers write them while
   * they have no position.
   * @returns how many were removed
   */
  removeUnfixed(): number {
    if (this.#zeros === 0) return 0;
    const removed = new Set<number>();
    for (const [index, start] of this.#segmentStarts.entries())
      this.#findUnfixed(start, this.#segmentStarts[index + 1] ?? this.#length, removed);
    const starts = new Set(this.#segmentStarts);
    let kept = 0;
    this.#segmentStarts = [];
    for (let index = 0; index < this.#length; index += 1) {
      if (starts.has(index) && this.#segmentStarts.at(-1) !== kept) this.#segmentStarts.push(kept);
      if (removed.has(index)) continue;
      for (const array of [this.#longitudes, this.#latitudes, this.#heights, this.#times])
        array[kept] = array[index] ?? Number.NaN;
      kept += 1;
    }
    this.#length = kept;
    return removed.size;
  }

  /** The points in arrays of their length; null if there are none. */
  finish(): LinePoints | null {
    if (this.#length === 0) return null;
    return {
      longitudes: this.#longitudes.slice(0, this.#length),
      latitudes: this.#latitudes.slice(0, this.#length),
      heights: this.#heights.slice(0, this.#length),
      times: this.#times.slice(0, this.#length),
      segmentStarts: Uint32Array.from(this.#segmentStarts.filter((start) => start < this.#length)),
    };
  }

  /** Adds the indices of points without a position in a segment, from `from` to before `to`. */
  #findUnfixed(from: number, to: number, removed: Set<number>): void {
    let first = from;
    while (first < to) {
      if (!this.#isZero(first)) {
        first += 1;
        continue;
      }
      let after = first;
      while (after < to && this.#isZero(after)) after += 1;
      const isNear = (first > from && this.#isNearZero(first - 1)) || (after < to && this.#isNearZero(after));
      if (!isNear) for (let index = first; index < after; index += 1) removed.add(index);
      first = after;
    }
  }

  #isZero(index: number): boolean {
    return this.#longitudes[index] === 0 && this.#latitudes[index] === 0;
  }

  #isNearZero(index: number): boolean {
    const longitude = this.#longitudes[index] ?? Number.NaN;
    const latitude = this.#latitudes[index] ?? Number.NaN;
    return Math.abs(longitude) <= nearDegrees && Math.abs(latitude) <= nearDegrees;
  }

  #grow(): void {
    const capacity = this.#longitudes.length * 2;
    this.#longitudes = grown(this.#longitudes, new Float64Array(capacity));
    this.#latitudes = grown(this.#latitudes, new Float64Array(capacity));
    this.#heights = grown(this.#heights, new Float32Array(capacity));
    this.#times = grown(this.#times, new Float64Array(capacity));
  }
}

function grown<Numbers extends Float64Array | Float32Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}
