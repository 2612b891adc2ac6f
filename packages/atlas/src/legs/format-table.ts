import type { ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';
import { legStatistics } from './leg-statistics.ts';
import type { HeightGrid } from '../terrain/height-grid.ts';
import type { Expedition } from '@cae-map/expedition/to-expedition';

const header = ['leg', 'straight km', 'line km', 'climb m', 'highest m', 'state'];

/** Formats the legs as a table for the editor: a line per leg, with its length, climb and highest point. */
export function formatTable(
  legs: readonly ContentInferredLeg[],
  expedition: Expedition,
  grid: HeightGrid,
): string {
  const rows = legs.map((leg) => {
    const { straight, length, climb, highest, isLongDetour } = legStatistics(grid, [
      leg.from,
      ...leg.points,
      leg.to,
    ]);
    const kilometres = (metres: number): string => (metres / 1000).toFixed(1);
    const flag = isLongDetour ? ' (long detour: check)' : '';
    return [
      nameLeg(leg.place_id, expedition),
      kilometres(straight),
      kilometres(length),
      String(climb ?? '?'),
      String(highest ?? '?'),
      leg.state + flag,
    ];
  });
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows]
    .map((row) => row.map((cell, column) => alignCell(cell, column, widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Text is aligned to the left, numbers to the right. */
function alignCell(cell: string, column: number, width: number): string {
  return column === 0 || column === header.length - 1 ? cell.padEnd(width) : cell.padStart(width);
}

function nameLeg(placeId: number, expedition: Expedition): string {
  const { byId } = expedition;
  const fromId = expedition.getLeg(placeId)?.fromId ?? null;
  const from = fromId === null ? undefined : byId.get(fromId);
  const title = (place: typeof from): string => place?.record.title_en ?? '?';
  return `${placeId} ${title(from)} – ${title(byId.get(placeId))}`;
}
