import type { PlaceView } from '@cae-map/expedition/place-view';
import type { ComponentType, ReactNode } from 'react';
import type { Offered } from '../session/audience.ts';

export interface PlaceSectionProps {
  readonly view: PlaceView;
  /** The whole pane, for a section that stands in its place and cannot be shown. */
  readonly pane?: ReactNode;
}

/**
 * Where a section stands in the pane of a stop: at its head, before the title, or among the rest; or in the place of all of
 * it, while the journey is played from stop to stop.
 */
export type PlaceSectionSlot = 'head' | 'body' | 'playing';

/** A section of the pane of a stop, which a feature offers. It shows nothing where it has nothing to say. */
export interface PlaceSection extends Offered {
  readonly id: string;
  readonly slot: PlaceSectionSlot;
  /** Lower ranks come first. */
  readonly rank: number;
  readonly Section: ComponentType<PlaceSectionProps>;
}
