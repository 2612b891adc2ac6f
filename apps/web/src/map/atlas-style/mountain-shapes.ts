/** A point in the unit square, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A mountain drawing in the unit square. */
export interface MountainShape {
  /** Height divided by width. */
  readonly aspect: number;
  /** The outline from the left to the right foot. */
  readonly skyline: readonly Point[];
  /** The line between light and shadow, from the summit to the foot. */
  readonly crest: readonly Point[];
  /** The lower edge of the snow cap, from left to right; absent without snow. */
  readonly snow?: readonly Point[];
}

/** Mountain drawings by `kind-variant`; both are properties of the features in the tiles. */
export const mountainShapes: Readonly<Record<string, MountainShape>> = {
  'hill-1': hill([
    [0, 1],
    [0.16, 0.5],
    [0.38, 0.1],
    [0.52, 0.06],
    [0.7, 0.32],
    [0.86, 0.66],
    [1, 1],
  ]),
  'hill-2': hill([
    [0, 1],
    [0.2, 0.62],
    [0.44, 0.18],
    [0.62, 0.06],
    [0.78, 0.3],
    [0.9, 0.64],
    [1, 1],
  ]),
  'hill-3': hill([
    [0, 1],
    [0.14, 0.58],
    [0.32, 0.12],
    [0.46, 0.1],
    [0.62, 0.4],
    [0.74, 0.46],
    [1, 1],
  ]),
  'peak-1': {
    aspect: 0.74,
    skyline: [
      [0, 1],
      [0.2, 0.6],
      [0.3, 0.5],
      [0.48, 0],
      [0.66, 0.36],
      [0.74, 0.46],
      [1, 1],
    ],
    crest: [
      [0.48, 0],
      [0.52, 0.26],
      [0.46, 0.48],
      [0.56, 0.72],
      [0.5, 1],
    ],
  },
  'peak-2': {
    aspect: 0.7,
    skyline: [
      [0, 1],
      [0.12, 0.7],
      [0.24, 0.44],
      [0.34, 0.52],
      [0.56, 0],
      [0.78, 0.5],
      [1, 1],
    ],
    crest: [
      [0.56, 0],
      [0.6, 0.3],
      [0.54, 0.5],
      [0.62, 0.74],
      [0.58, 1],
    ],
  },
  'peak-3': {
    aspect: 0.72,
    skyline: [
      [0, 1],
      [0.22, 0.5],
      [0.42, 0],
      [0.58, 0.34],
      [0.68, 0.3],
      [0.84, 0.62],
      [1, 1],
    ],
    crest: [
      [0.42, 0],
      [0.46, 0.28],
      [0.42, 0.46],
      [0.52, 0.7],
      [0.46, 1],
    ],
  },
  'snow-1': {
    aspect: 0.86,
    skyline: [
      [0, 1],
      [0.2, 0.6],
      [0.32, 0.42],
      [0.48, 0],
      [0.64, 0.34],
      [0.76, 0.5],
      [1, 1],
    ],
    crest: [
      [0.48, 0],
      [0.53, 0.24],
      [0.46, 0.46],
      [0.56, 0.72],
      [0.5, 1],
    ],
    snow: [
      [0.3, 0.46],
      [0.38, 0.4],
      [0.43, 0.52],
      [0.49, 0.42],
      [0.55, 0.56],
      [0.6, 0.42],
      [0.7, 0.43],
    ],
  },
  'snow-2': {
    aspect: 0.82,
    skyline: [
      [0, 1],
      [0.14, 0.66],
      [0.26, 0.4],
      [0.36, 0.46],
      [0.56, 0],
      [0.74, 0.42],
      [1, 1],
    ],
    crest: [
      [0.56, 0],
      [0.6, 0.28],
      [0.54, 0.48],
      [0.64, 0.74],
      [0.58, 1],
    ],
    snow: [
      [0.38, 0.42],
      [0.45, 0.38],
      [0.5, 0.54],
      [0.56, 0.42],
      [0.63, 0.52],
      [0.67, 0.38],
      [0.73, 0.4],
    ],
  },
  'snow-3': {
    aspect: 0.84,
    skyline: [
      [0, 1],
      [0.2, 0.52],
      [0.42, 0],
      [0.56, 0.3],
      [0.66, 0.22],
      [0.84, 0.6],
      [1, 1],
    ],
    crest: [
      [0.42, 0],
      [0.47, 0.26],
      [0.41, 0.46],
      [0.52, 0.72],
      [0.46, 1],
    ],
    snow: [
      [0.24, 0.42],
      [0.33, 0.38],
      [0.38, 0.52],
      [0.45, 0.4],
      [0.52, 0.52],
      [0.6, 0.38],
      [0.74, 0.39],
    ],
  },
};

function hill(skyline: readonly Point[]): MountainShape {
  return {
    aspect: 0.5,
    skyline,
    crest: [
      [0.5, 0.06],
      [0.56, 0.4],
      [0.6, 0.7],
      [0.56, 1],
    ],
  };
}

/** Simplified drawings for low zooms: triangles, half of them in shadow. Snow is shown by the colour only. */
export const smallMountainShapes: Readonly<Record<string, MountainShape>> = {
  'hill-1': triangle(0.46, 0.5),
  'hill-2': triangle(0.54, 0.46),
  'hill-3': triangle(0.4, 0.52),
  'peak-1': triangle(0.47, 0.78),
  'peak-2': triangle(0.53, 0.7),
  'peak-3': triangle(0.43, 0.74),
  'snow-1': triangle(0.47, 0.9),
  'snow-2': triangle(0.53, 0.82),
  'snow-3': triangle(0.43, 0.86),
};

function triangle(summit: number, aspect: number): MountainShape {
  return {
    aspect,
    skyline: [
      [0, 1],
      [summit, 0],
      [1, 1],
    ],
    crest: [
      [summit, 0],
      [summit + 0.06, 0.55],
      [summit + 0.18, 1],
    ],
  };
}
