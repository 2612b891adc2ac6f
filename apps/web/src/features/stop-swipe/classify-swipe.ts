/** The movement of a finger since its touchstart, in CSS pixels (right and down are positive) and milliseconds. */
export interface FingerMovement {
  readonly across: number;
  readonly down: number;
  readonly milliseconds: number;
}

/** The target of a swipe. A swipe to the left opens the next stop. */
export type SwipeDirection = 'previous' | 'next';

/** The limits of a swipe between stops. */
const swipeLimits = {
  minimumPixels: 25,
  maximumVerticalPixels: 200,
  maximumMilliseconds: 1000,
  minimumPixelsPerMillisecond: 0.05,
  /** Above this distance a movement is horizontal, and the pane follows it. */
  sidewaysPixels: 10,
  maximumPreviewPixels: 40,
} as const;

/** Returns the direction of a horizontal movement; null for other and shorter movements. */
export function sidewaysDirection({ across, down }: FingerMovement): SwipeDirection | null {
  const isSideways = Math.abs(across) > swipeLimits.sidewaysPixels && Math.abs(across) > Math.abs(down);
  if (!isSideways) return null;
  return across < 0 ? 'next' : 'previous';
}

/** Returns the direction of a completed swipe; null if the movement is not a swipe. */
export function classifySwipe(movement: FingerMovement): SwipeDirection | null {
  const { down, milliseconds } = movement;
  const distance = Math.abs(movement.across);
  const isSwipe =
    distance >= swipeLimits.minimumPixels &&
    Math.abs(down) <= swipeLimits.maximumVerticalPixels &&
    milliseconds <= swipeLimits.maximumMilliseconds &&
    distance / milliseconds >= swipeLimits.minimumPixelsPerMillisecond;
  return isSwipe ? sidewaysDirection(movement) : null;
}

/** Returns how far the pane follows a finger, in CSS pixels. */
export function previewPixels(movement: FingerMovement): number {
  if (sidewaysDirection(movement) === null) return 0;
  const { maximumPreviewPixels: maximum } = swipeLimits;
  return Math.max(-maximum, Math.min(maximum, movement.across));
}

/** The state of the sheet. */
export interface SwipeContext {
  readonly isSidebarOpen: boolean;
  readonly isHomeTab: boolean;
  /** The open stop; 0 if there is none. */
  readonly placeId: number;
  /** The neighbours on the route; null if there is none. */
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** Returns the stop that a swipe opens; null if no swipe is possible. */
export function swipeTarget(direction: SwipeDirection, context: SwipeContext): number | null {
  const { isSidebarOpen, isHomeTab, placeId, previousId, nextId } = context;
  if (!isSidebarOpen || !isHomeTab || placeId === 0) return null;
  return direction === 'next' ? nextId : previousId;
}
