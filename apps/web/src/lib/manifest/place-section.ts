import type { PlaceView } from '@cae-map/expedition/place-view';
import type { ComponentType, ReactNode } from 'react';
import type { Offered } from '../session/audience.ts';

export interface PlaceSectionProps {
  readonly view: PlaceView;
  /** The regular pane, as the fallback of a section in the slot `playing`. */
  readonly pane?: ReactNode;
}

/** The position in the pane of a stop: before the title, in the body, or instead of the pane during playback. */
export type PlaceSectionSlot = 'head' | 'body' | 'playing';

/** A section of the pane of a stop. It renders nothing if it has no content. */
export interface PlaceSection extends Offered {
  readonly id: string;
  readonly slot: PlaceSectionSlot;
  /** Lower ranks come first. */
  readonly rank: number;
  readonly Section: ComponentType<PlaceSectionProps>;
}
