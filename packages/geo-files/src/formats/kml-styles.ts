import { readKmlColour } from '../values/colour.ts';

/** The colours of a style by the name of its part, such as `IconStyle`; each `#rrggbb`. */
export type StyleColours = Map<string, string>;

/** A reference to a style and the colours that the feature has itself. */
export interface StyleUse {
  readonly colours: StyleColours;
  readonly url: string | null;
}

/** The parts of a style whose colour a point and a line have, best first. */
const pointParts = ['IconStyle', 'LabelStyle', 'LineStyle', 'PolyStyle'];
const lineParts = ['LineStyle', 'PolyStyle', 'IconStyle', 'LabelStyle'];

/** A style map may refer to another one; a circle of them ends here. */
const mostReferences = 10;

/** The shared styles of a document. They may come after the features that use them. */
export class KmlStyles {
  readonly #styles = new Map<string, StyleUse>();

  /** Adds a shared style, or a style map by the style of its normal state. */
  add(id: string, style: StyleUse): void {
    if (!this.#styles.has(id)) this.#styles.set(id, style);
  }

  /** The colour of a feature: its own one comes before that of a shared style. Null if it has none. */
  findColour(use: StyleUse, isPoint: boolean): string | null {
    let style: StyleUse | undefined = use;
    for (let references = 0; style !== undefined && references < mostReferences; references += 1) {
      for (const part of isPoint ? pointParts : lineParts) {
        const colour = style.colours.get(part);
        if (colour !== undefined) return colour;
      }
      style = this.#styles.get(idOf(style.url));
    }
    return null;
  }
}

/** Adds the colour of a part of a style, if it is one. */
export function addColour(colours: StyleColours, part: string, text: string): void {
  const colour = readKmlColour(text);
  if (colour !== null && !colours.has(part)) colours.set(part, colour);
}

/** The identifier in `#id` or `doc.kml#id`; some programs leave the number sign out. */
function idOf(url: string | null): string {
  return url?.trim().replace(/^.*#/, '') ?? '';
}
