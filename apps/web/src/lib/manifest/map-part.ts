import type { ComponentType } from 'react';
import type { Offered } from '../session/audience.ts';

/**
 * Where a part is rendered: `ground` draws on the map, `zoom`, `sheets` and `view` are groups of map controls, `edge` is for
 * legends and panels at the edges.
 */
export type MapSlot = 'ground' | 'zoom' | 'sheets' | 'view' | 'edge';

/**
 * A part of the live map: a control, a legend, a panel or a component that draws an overlay. It has no properties; it reads
 * the URL, the options and the expedition by hooks.
 */
export interface MapPart extends Offered {
  readonly id: string;
  readonly slot: MapSlot;
  /** Parts are sorted by rank: from bottom to top on the map, from top to bottom in a group of controls. */
  readonly rank: number;
  /** Phones have room for few controls: whether the part is omitted there, because its function is offered elsewhere. */
  readonly isOmittedOnPhones?: boolean;
  /**
   * A control that is rarely used: whether it is in the menu of further controls on phones and in low windows; with `phones`
   * on phones only.
   */
  readonly isAmongFurtherControls?: boolean | 'phones';
  /** Whether the control is also shown while a workspace, such as the administration, is beside the map. */
  readonly isInWorkspaces?: boolean;
  /** A part in the slot `edge` that is hidden together with the controls. */
  readonly isHiddenWithControls?: boolean;
  readonly Part: ComponentType;
}
