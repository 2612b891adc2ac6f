import type { ShownTile } from './picture-tiles.ts';

/*
 * The server does not know the size of the screen, so each tile lists the screens that do not show it. The lengths are rounded in favour
 * of showing, from `tokens.css` and `map-screen.module.css`: on large screens the centre of the map is that of the area between a panel of
 * 444 px, below which the map is seen, and the controls; on small ones a sheet covers 44 % of the height.
 */
type Edges = Pick<ShownTile, 'left' | 'top' | 'right' | 'bottom'>;

/** In CSS pixels; `--panel-width` with its gaps, and the controls with theirs. */
const freeLeft = 460;
const freeRight = 76;
/** The part of the gap of the panel through which the map is seen, and the height of what is below the panel. */
const seenBesidePanel = 16;
const seenBelowPanel = 160;
/** How far the centre of the free area may be from the centre of the screen vertically. */
const verticalShift = 40;
/** The half of the height above a sheet, as a share of the screen. */
const halfAboveSheet = 0.28;

/** Returns the media query of the screens that do not show a tile of the picture; empty if all screens show it. */
export function mediaWithoutTile({ left, top, right, bottom }: Edges): string {
  const outward = Math.max(top, -bottom);
  const queries = [
    upTo('(min-width: 992px)', 'width', freeLeft + 2 * left - freeRight, 992),
    upTo('(min-width: 992px)', 'width', freeRight - freeLeft - 2 * right, 992),
    behindPanel({ right, bottom }),
    upTo('(min-width: 992px)', 'height', 2 * (outward - verticalShift), 0),
    upTo('(max-width: 991px)', 'width', 2 * Math.max(left - freeRight / 2, -right), 0, 991),
    upTo(
      '(max-width: 991px) and (min-height: 561px)',
      'height',
      (outward - verticalShift) / halfAboveSheet,
      561,
    ),
    upTo('(max-width: 991px)', 'height', 2 * (outward - verticalShift), 0, 560),
  ];
  return queries.filter((query) => query !== '').join(', ');
}

/** A query of the large screens whose panel covers a tile. */
function behindPanel({ right, bottom }: Pick<Edges, 'right' | 'bottom'>): string {
  const query = upTo(
    '(min-width: 992px)',
    'width',
    freeLeft + freeRight - 2 * (right + seenBesidePanel),
    992,
  );
  const leastHeight = Math.ceil(2 * (bottom + verticalShift + seenBelowPanel));
  return query === '' ? '' : `${query} and (min-height: ${Math.max(0, leastHeight)}px)`;
}

/** A query of the screens with a width or height up to a limit; empty if the least one is greater. */
function upTo(
  screens: string,
  name: 'width' | 'height',
  limit: number,
  least: number,
  most = Infinity,
): string {
  const pixels = Math.floor(Math.min(limit, most));
  return pixels <= least ? '' : `${screens} and (max-${name}: ${pixels}px)`;
}
