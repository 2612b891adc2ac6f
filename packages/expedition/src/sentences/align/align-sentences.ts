import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { createBand, type Band } from './band.ts';
import { createBeadCost, mostGain, type AlignableSentence } from './bead-cost.ts';
import { beadShapes, type BeadShape } from './length-cost.ts';

/** A range of sentence indexes, the end excluded. */
export type SentenceRange = readonly [from: number, to: number];

/** Sentences that translate each other: up to two of each language, none in one language for an untranslated sentence. */
export type Bead = Readonly<Record<RecordLanguage, SentenceRange>>;

/** The most cells of the programme, so that time and memory are bounded for any text. */
const mostCells = 300_000;

/**
 * Aligns the sentences of two languages by their lengths, numbers and paragraphs. Links are not compared, so that they can be audited by
 * the result. Each sentence is in exactly one bead, in order. Long texts are aligned within a band around the diagonal.
 */
export function alignSentences(ru: readonly AlignableSentence[], en: readonly AlignableSentence[]): Bead[] {
  // The longer side makes the rows, so that the band moves by at most one column per row.
  const isRussianRows = ru.length >= en.length;
  const [rows, columns] = isRussianRows ? [ru.length, en.length] : [en.length, ru.length];
  const band = createBand(rows, columns, mostCells);
  const moves = beadShapes.map((shape) => toMove(shape, isRussianRows));
  const costOf = createBeadCost(ru, en);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = band.first(row); column <= band.last(row); column += 1) {
      if (row === 0 && column === 0) continue;
      const [ruEnd, enEnd] = isRussianRows ? [row, column] : [column, row];
      let best = Infinity;
      let bestShape = 0;
      for (let index = 0; index < moves.length; index += 1) {
        const move = moves[index];
        if (move === undefined) continue;
        const before = band.cost(row - move.rows, column - move.columns) + move.cost;
        if (before - mostGain >= best) continue;
        const total = before + costOf({ ruEnd, enEnd, russian: move.russian, english: move.english });
        if (total < best) [best, bestShape] = [total, index];
      }
      band.set(row, column, best, bestShape);
    }
  }
  return readBeads(band, moves, rows, columns);
}

/** A shape with its steps in the programme. */
interface Move extends BeadShape {
  readonly rows: number;
  readonly columns: number;
}

function toMove(shape: BeadShape, isRussianRows: boolean): Move {
  const { russian, english } = shape;
  const [rows, columns] = isRussianRows ? [russian, english] : [english, russian];
  return { ...shape, rows, columns };
}

/** Follows the best moves back from the last cell. */
function readBeads(band: Band, moves: readonly Move[], rows: number, columns: number): Bead[] {
  const beads: Bead[] = [];
  const isRussianRows = moves.every((move) => move.rows === move.russian);
  let [row, column] = [rows, columns];
  while (row > 0 || column > 0) {
    const move = moves[band.shape(row, column)];
    if (move === undefined) break;
    const before = [row - move.rows, column - move.columns] as const;
    const [ofRows, ofColumns]: [SentenceRange, SentenceRange] = [
      [before[0], row],
      [before[1], column],
    ];
    beads.push(isRussianRows ? { ru: ofRows, en: ofColumns } : { ru: ofColumns, en: ofRows });
    [row, column] = before;
  }
  return beads.toReversed();
}
