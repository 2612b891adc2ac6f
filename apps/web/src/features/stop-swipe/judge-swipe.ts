/** A movement of one finger from where it came down, in CSS pixels (right and down are positive) and milliseconds. */
export interface FingerMovement {
  readonly across: number;
  readonly down: number;
  readonly milliseconds: number;
}

/** Where a swipe leads: the finger pulls the next stop in from the right. */
export type SwipeDirection = 'previous' | 'next';

/** What counts as a swipe between stops. */
const swipeLimits = {
  minimumPixels: 25,
  maximumVerticalPixels: 200,
  maximumMilliseconds: 1000,
  minimumPixelsPerMillisecond: 0.05,
  /** From here on a movement is one to the side, and the pane follows it. */
  sidewaysPixels: 10,
  maximumPreviewPixels: 40,
} as const;

/** Where a movement to the side leads; null for one that is not to the side, or not yet. */
export function sidewaysDirection({ across, down }: FingerMovement): SwipeDirection | null {
  const isSideways = Math.abs(across) > swipeLimits.sidewaysPixels && Math.abs(across) > Math.abs(down);
  if (!isSideways) return null;
  return across < 0 ? 'next' : 'previous';
}

/** Where a finger that has left leads; null when its movement was no swipe. */
export function judgeSwipe(movement: FingerMovement): SwipeDirection | null {
  const { down, milliseconds } = movement;
  const distance = Math.abs(movement.across);
  const isSwipe =
    distance >= swipeLimits.minimumPixels &&
    Math.abs(down) <= swipeLimits.maximumVerticalPixels &&
    milliseconds <= swipeLimits.maximumMilliseconds &&
    distance / milliseconds >= swipeLimits.minimumPixelsPerMillisecond;
  return isSwipe ? sidewaysDirection(movement) : null;
}

/** How far the pane follows a finger, in CSS pixels. */
export function previewPixels(movement: FingerMovement): number {
  if (sidewaysDirection(movement) === null) return 0;
  const { maximumPreviewPixels: most } = swipeLimits;
  return Math.max(-most, Math.min(most, movement.across));
}

/** What the sheet shows at the moment. */
export interface SwipeSurroundings {
  readonly isSidebarOpen: boolean;
  readonly isHomeTab: boolean;
  /** The open stop; 0 when none is. */
  readonly placeId: number;
  /** Its neighbours on the path of the route; null where there is none. */
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** The stop that a swipe leads to; null where no swipe is possible. */
export function swipeTarget(direction: SwipeDirection, surroundings: SwipeSurroundings): number | null {
  const { isSidebarOpen, isHomeTab, placeId, previousId, nextId } = surroundings;
  if (!isSidebarOpen || !isHomeTab || placeId === 0) return null;
  return direction === 'next' ? nextId : previousId;
}
