/** Where a picture is over the camera: its centre in shares of the stage, and its size, 1 for the width of the stage. */
export interface GhostTransform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const initialTransform: GhostTransform = { x: 0.5, y: 0.5, scale: 1 };

/** The limits of the scale of the overlaid picture; 1 fills the view. */
export const scaleLimits = { min: 0.2, max: 4 } as const;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Moves and resizes the picture; its centre stays within the stage, so that it cannot be lost. */
export function changeTransform(
  { x, y, scale }: GhostTransform,
  { dx = 0, dy = 0, factor = 1 }: { readonly dx?: number; readonly dy?: number; readonly factor?: number },
): GhostTransform {
  return {
    x: clamp(x + dx, 0, 1),
    y: clamp(y + dy, 0, 1),
    scale: clamp(scale * factor, scaleLimits.min, scaleLimits.max),
  };
}

const step = 0.02;
const factor = 1.05;

const keys: Readonly<
  Record<string, { readonly dx?: number; readonly dy?: number; readonly factor?: number }>
> = {
  ArrowLeft: { dx: -step },
  ArrowRight: { dx: step },
  ArrowUp: { dy: -step },
  ArrowDown: { dy: step },
  '+': { factor },
  '=': { factor },
  '-': { factor: 1 / factor },
};

/** The picture after a key; null for a key without a meaning. */
export function transformByKey(transform: GhostTransform, key: string): GhostTransform | null {
  if (key === '0') return initialTransform;
  const change = keys[key];
  return change === undefined ? null : changeTransform(transform, change);
}

/** A finger or the pointer on the stage, in shares of the width and height of the stage. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** The picture after one finger has moved, or two: their middle moves it, their distance resizes it. */
export function transformByTouches(
  transform: GhostTransform,
  before: readonly Touch[],
  after: readonly Touch[],
): GhostTransform {
  const [from, to] = [middle(before), middle(after)];
  if (from === null || to === null || before.length !== after.length) return transform;
  const [spreadBefore, spreadAfter] = [spread(before), spread(after)];
  return changeTransform(transform, {
    dx: to.x - from.x,
    dy: to.y - from.y,
    factor: spreadBefore > 0 && spreadAfter > 0 ? spreadAfter / spreadBefore : 1,
  });
}

function middle(touches: readonly Touch[]): Touch | null {
  if (touches.length === 0) return null;
  const sum = (axis: 'x' | 'y'): number => touches.reduce((total, touch) => total + touch[axis], 0);
  return { x: sum('x') / touches.length, y: sum('y') / touches.length };
}

function spread([one, other]: readonly Touch[]): number {
  return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
}
