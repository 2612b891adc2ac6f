import type { ComponentType } from 'react';
import type { Offered } from '../session/audience.ts';

/**
 * Where a part is rendered: `ground` draws on the map itself, `zoom`, `sheets` and `view` are the groups of map controls,
 * `edge` is for legends and panels at the edges.
 */
export type MapSlot = 'ground' | 'zoom' | 'sheets' | 'view' | 'edge';

/**
 * A part of the live map: a control, a legend, a panel or a component that lays an overlay on the map. It takes no
 * properties: it reads the address, the options and the expedition from their stores.
 */
export interface MapPart extends Offered {
  readonly id: string;
  readonly slot: MapSlot;
  /** Lower ranks come first: lower on the ground, higher in a group of controls. */
  readonly rank: number;
  readonly Part: ComponentType;
}
