/** The times and coordinates of a `gx:Track`, which belong together by their order. */
export class OpenTrack {
  readonly times: string[] = [];
  readonly coordinates: string[] = [];

  /** Times are assigned only if there is one for every point. */
  get hasTimes(): boolean {
    return this.times.length === 0 || this.times.length === this.coordinates.length;
  }

  read(name: string, text: string): void {
    if (name === 'when') this.times.push(text);
    else if (name === 'coord') this.coordinates.push(text);
  }
}
