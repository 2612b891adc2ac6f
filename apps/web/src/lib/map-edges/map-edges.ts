import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The edges at which panels take space from the map: `left` and `right` at the side, `right` beside the controls (only on wide screens; on narrow ones the
 * panel covers the map), `bottom` across the whole width, below the sheet, `inner` within the free area (at its lower edge,
 * on narrow screens at its upper edge).
 */
const mapEdges = ['left', 'right', 'bottom', 'inner'] as const;
export type MapEdge = (typeof mapEdges)[number];

/** A panel at an edge of the map. */
export interface EdgePanel {
  readonly id: string;
  readonly edge: MapEdge;
  /** The width at the left and the right edge, else the height, as a CSS length without the gap. */
  readonly size: string;
}

interface MapEdgesState {
  /** The panels that are shown, by id. */
  readonly panels: ReadonlyMap<string, EdgePanel>;
}

const mapEdgesStore = createStore<MapEdgesState>(() => ({ panels: new Map() }));

/** Reserves the space of a panel, or updates it. */
export function occupyEdge(panel: EdgePanel): void {
  mapEdgesStore.setState(({ panels }) => ({ panels: new Map(panels).set(panel.id, panel) }));
}

/** Releases the space of a panel. */
export function releaseEdge(panelId: string): void {
  mapEdgesStore.setState(({ panels }) => ({
    panels: new Map([...panels].filter(([id]) => id !== panelId)),
  }));
}

/**
 * The space that panels occupy, as CSS custom properties such as `--occupied-right`: the sum of the sizes, each with a gap
 * such as `--gap-right`.
 * @param reserved panels that occupy their space before they are shown, to avoid a layout shift
 */
export function useOccupiedEdges(reserved: readonly EdgePanel[]): Readonly<Record<string, string>> {
  const shown = useStore(mapEdgesStore, ({ panels }) => panels);
  return useMemo(() => {
    const panels = new Map([...reserved.map((panel) => [panel.id, panel] as const), ...shown]);
    return Object.fromEntries(
      mapEdges.map((edge) => [`--occupied-${edge}`, occupiedLength(edge, [...panels.values()])]),
    );
  }, [reserved, shown]);
}

function occupiedLength(edge: MapEdge, panels: readonly EdgePanel[]): string {
  const sizes = panels
    .filter((panel) => panel.edge === edge)
    .map(({ size }) => `${size} + var(--gap-${edge})`);
  return sizes.length === 0 ? '0px' : `calc(${sizes.join(' + ')})`;
}
