import type { TextRange } from '../search/words/words.ts';

/** Plain characters with the source offsets of each UTF-16 unit. */
export interface PlainText {
  readonly text: string;
  /** For each unit of `text` the start and end of its character or entity in the HTML; empty for added line feeds. */
  readonly htmlStarts: readonly number[];
  readonly htmlEnds: readonly number[];
}

/** White space that browsers collapse. They do not collapse no-break spaces. */
const collapsible = /[ \t\n\f\r]/;

/** A space or line feed that is written only when a character follows in the same block. */
interface PendingUnit {
  readonly unit: ' ' | '\n';
  readonly start: number;
  readonly end: number;
}

/** Collects the plain characters of an HTML text. */
export function createPlainText() {
  const units: string[] = [];
  const htmlStarts: number[] = [];
  const htmlEnds: number[] = [];
  let pending: PendingUnit | null = null;
  let blockStart: number | null = null;

  const push = (unit: string, start: number, end: number): void => {
    units.push(unit);
    htmlStarts.push(start);
    htmlEnds.push(end);
  };
  const writeUnits = (decoded: string, start: number, end: number): void => {
    if (blockStart === null) {
      if (units.length > 0) push('\n', start, start);
      blockStart = units.length;
    } else if (pending !== null) {
      push(pending.unit, pending.start, pending.end);
    }
    pending = null;
    for (const unit of decoded.split('')) push(unit, start, end);
  };
  const writeSpace = (start: number, end: number): void => {
    pending ??= { unit: ' ', start, end };
  };

  return {
    /** Writes characters as they are in the source, from an offset. */
    write(source: string, offset: number): void {
      for (let at = 0; at < source.length; at += 1) {
        const unit = source.charAt(at);
        if (collapsible.test(unit)) writeSpace(offset + at, offset + at + 1);
        else writeUnits(unit, offset + at, offset + at + 1);
      }
    },
    /** Writes the character of an entity. */
    writeEntity(decoded: string, offset: number, length: number): void {
      if (collapsible.test(decoded)) writeSpace(offset, offset + length);
      else writeUnits(decoded, offset, offset + length);
    },
    /** Writes a line feed if characters follow in the block. */
    breakLine(start: number, end: number): void {
      pending = { unit: '\n', start, end };
    },
    /** Ends the block; its range, or null if it has no characters. */
    endBlock(): TextRange | null {
      const range: TextRange | null = blockStart === null ? null : [blockStart, units.length];
      blockStart = null;
      pending = null;
      return range;
    },
    length(): number {
      return units.length;
    },
    /** The offset of the first character from an offset on that is neither a space nor a line feed. */
    firstCharacterFrom(offset: number): number {
      let at = offset;
      while (at < units.length && (units[at] === ' ' || units[at] === '\n')) at += 1;
      return at;
    },
    finish(): PlainText {
      return { text: units.join(''), htmlStarts, htmlEnds };
    },
  };
}
