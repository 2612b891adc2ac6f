import type { TrackPoints } from './track.ts';

const firstCapacity = 1024;

/** Arrays of points that grow while a file is read. */
export class PointArrays {
  #longitudes = new Float64Array(firstCapacity);
  #latitudes = new Float64Array(firstCapacity);
  #heights = new Float32Array(firstCapacity);
  #times = new Float64Array(firstCapacity);
  #length = 0;
  #segmentStarts: number[] = [];

  /** The arrays of several tracks as segments of one. */
  static join(all: readonly PointArrays[]): TrackPoints {
    const joined = new PointArrays();
    for (const points of all) joined.#append(points);
    return joined.finish();
  }

  startSegment(): void {
    if (this.#segmentStarts.at(-1) !== this.#length) this.#segmentStarts.push(this.#length);
  }

  add(longitude: number, latitude: number, height: number, time: number): void {
    if (this.#segmentStarts.length === 0) this.#segmentStarts.push(0);
    if (this.#length === this.#longitudes.length) this.#grow();
    this.#longitudes[this.#length] = longitude;
    this.#latitudes[this.#length] = latitude;
    this.#heights[this.#length] = height;
    this.#times[this.#length] = time;
    this.#length += 1;
  }

  /** Whether a segment has at least two points. */
  hasLine(): boolean {
    return this.#segmentStarts.some(
      (start, index) => (this.#segmentStarts[index + 1] ?? this.#length) - start > 1,
    );
  }

  /** The points in arrays of their length. */
  finish(): TrackPoints {
    return {
      longitudes: this.#longitudes.slice(0, this.#length),
      latitudes: this.#latitudes.slice(0, this.#length),
      heights: this.#heights.slice(0, this.#length),
      times: this.#times.slice(0, this.#length),
      segmentStarts: Uint32Array.from(this.#segmentStarts.filter((start) => start < this.#length)),
    };
  }

  #append(other: PointArrays): void {
    const starts = new Set(other.#segmentStarts);
    for (let index = 0; index < other.#length; index += 1) {
      if (starts.has(index)) this.startSegment();
      this.add(
        other.#longitudes[index] ?? 0,
        other.#latitudes[index] ?? 0,
        other.#heights[index] ?? 0,
        other.#times[index] ?? 0,
      );
    }
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
