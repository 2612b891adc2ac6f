import type { ComponentType } from 'react';
import type { Offered } from '../session/audience.ts';

/** Where a part is rendered: in the header of every page, after the content of every page, or on the map screen. */
export type PageSlot = 'header' | 'page' | 'map-screen';

/**
 * A part of the frame of the page. It is in the entry, so keep it small and load the rest on demand. It takes no
 * properties; on the map screen it can read the address of the map and the open stop.
 */
export interface PagePart extends Offered {
  readonly id: string;
  readonly slot: PageSlot;
  /** Lower ranks come first. */
  readonly rank: number;
  readonly Part: ComponentType;
}
