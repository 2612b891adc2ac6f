/** The bounds of the camera at a stop of the flight; without the schema library, for the form in the browser. */
export const viewpointBounds = {
  /** The height of the centre above the sea, in metres. */
  altitude: { min: -500, max: 9000 },
  /** The distance of the camera from the centre, in metres. */
  range: { min: 1000, max: 1_000_000 },
  /** Degrees from the vertical. */
  tilt: { min: 0, max: 80 },
  /** Degrees clockwise from north. */
  heading: { min: 0, max: 359 },
  /** How long the camera rests at the stop, in seconds. */
  restSeconds: { min: 4, max: 60 },
} as const;

/** How long the camera rests unless the stop names another time, in seconds: some 300 characters can be read. */
export const defaultRestSeconds = 16;
