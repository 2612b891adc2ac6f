import type { ComponentType } from 'react';
import type { Offered } from '../session/audience.ts';

/**
 * Where a part is rendered: in the header of every page, after the menu or at its end; after the content of every page; or on
 * the map screen.
 */
export type PageSlot = 'header' | 'header-end' | 'page' | 'map-screen';

/**
 * A component that is part of every page. It is in the entry chunk, so keep it small and load the rest on demand. It has no
 * properties; on the map screen it can read the map URL and the open stop by hooks.
 */
export interface PagePart extends Offered {
  readonly id: string;
  readonly slot: PageSlot;
  /** Lower ranks come first. */
  readonly rank: number;
  readonly Part: ComponentType;
}
