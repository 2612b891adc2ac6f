import type { ComponentType } from 'react';
import type { Offered } from './session/audience.ts';

/**
 * Where a part lies: on the ground of the map, in one of the groups of controls (what zooms, what opens a sheet, what
 * changes the view), or at the lower edge.
 */
const mapSlots = ['ground', 'zoom', 'sheets', 'view', 'edge'] as const;
export type MapSlot = (typeof mapSlots)[number];

/**
 * A part of the live map that a feature offers: the second half of its manifest, since it is loaded with the map and not
 * with the page. A part takes no properties: it reads the address, the options and the expedition where they live.
 */
export interface MapPart extends Offered {
  readonly id: string;
  readonly slot: MapSlot;
  /** Lower ranks come first: lower on the ground, higher in a group of controls. */
  readonly rank: number;
  readonly Part: ComponentType;
}
