import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Where a panel takes room from the map: `right` beside the controls (on a wide screen only: on a narrow one it covers the
 * map), `bottom` across the lower edge, below the sheet, `inner` within the area that the sheet leaves free (at its lower
 * edge, on a narrow screen at its upper one).
 */
const mapEdges = ['right', 'bottom', 'inner'] as const;
export type MapEdge = (typeof mapEdges)[number];

/** A panel at an edge of the map. */
export interface EdgePanel {
  readonly id: string;
  readonly edge: MapEdge;
  /** Its width at the right edge, else its height, as a CSS length without the gap beside it. */
  readonly size: string;
}

interface MapEdgesState {
  /** The panels that are shown, by id. */
  readonly panels: ReadonlyMap<string, EdgePanel>;
}

const mapEdgesStore = createStore<MapEdgesState>(() => ({ panels: new Map() }));

/** Makes room for a panel, or changes the room that it has. */
export function occupyEdge(panel: EdgePanel): void {
  mapEdgesStore.setState(({ panels }) => ({ panels: new Map(panels).set(panel.id, panel) }));
}

/** Gives the room of a panel back to the map. */
export function releaseEdge(panelId: string): void {
  mapEdgesStore.setState(({ panels }) => ({
    panels: new Map([...panels].filter(([id]) => id !== panelId)),
  }));
}

/**
 * The room that the panels take, as CSS custom properties: `--occupied-right` and so on, each the sum of the sizes with a
 * `--gap-right` before each of them.
 * @param reserved panels that have their room before they are shown, since the page was rendered with it
 */
export function useOccupiedEdges(reserved: readonly EdgePanel[]): Readonly<Record<string, string>> {
  const shown = useStore(mapEdgesStore, ({ panels }) => panels);
  return useMemo(() => {
    const panels = new Map([...reserved.map((panel) => [panel.id, panel] as const), ...shown]);
    return Object.fromEntries(
      mapEdges.map((edge) => [`--occupied-${edge}`, roomAt(edge, [...panels.values()])]),
    );
  }, [reserved, shown]);
}

function roomAt(edge: MapEdge, panels: readonly EdgePanel[]): string {
  const sizes = panels
    .filter((panel) => panel.edge === edge)
    .map(({ size }) => `${size} + var(--gap-${edge})`);
  return sizes.length === 0 ? '0px' : `calc(${sizes.join(' + ')})`;
}
