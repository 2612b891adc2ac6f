import { addColour, KmlStyles, type StyleColours, type StyleUse } from './kml-styles.ts';

/** The style of a placemark while it is read: its colours, and the shared style that it refers to. */
export interface OwnStyle {
  readonly colours: StyleColours;
  url: string | null;
}

interface SharedStyle extends OwnStyle {
  readonly id: string;
}

/** Reads the styles of a KML document: shared ones, style maps, and those within placemarks. */
export class KmlStyleReader {
  readonly #styles = new KmlStyles();
  #shared: SharedStyle | null = null;
  /** Whether the style of a feature under the pointer is being read, which is not used. */
  #isHighlight = false;

  /** Begins a shared style or a style map; a style within a style map belongs to it. */
  startShared(id: string): void {
    this.#shared ??= { id, colours: new Map(), url: null };
  }

  endShared(): void {
    if (this.#shared === null) return;
    this.#styles.add(this.#shared.id, this.#shared);
    this.#shared = null;
  }

  /** Begins a state of a style map. @param key `normal` or `highlight` */
  startPair(key: string): void {
    this.#isHighlight = key === 'highlight';
  }

  endPair(): void {
    this.#isHighlight = false;
  }

  /** Adds a colour to the style that is being read. @param part the element around it, such as `IconStyle` @param own of the placemark */
  addColour(part: string, text: string, own: OwnStyle | undefined): void {
    const style = this.#isHighlight ? undefined : (this.#shared ?? own);
    if (style !== undefined) addColour(style.colours, part, text);
  }

  /** Sets the reference of a placemark, or of a style map in its normal state. @param parent the element around it */
  setUrl(parent: string, text: string, own: OwnStyle | undefined): void {
    if (parent === 'Placemark' && own) own.url ??= text;
    else if (parent === 'Pair' && !this.#isHighlight) {
      const style = this.#shared ?? own;
      if (style) style.url ??= text;
    }
  }

  /** The colour of a feature; null if it has none. */
  findColour(use: StyleUse, isPoint: boolean): string | null {
    return this.#styles.findColour(use, isPoint);
  }
}
