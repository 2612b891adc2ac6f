import type { SunPosition } from '@cae-map/expedition/sun/sun-position';
import type { ColorScheme } from '../style/tokens.ts';

/** The colours of sky and relief in the light of a moment. */
export interface SceneLight {
  readonly sky: string;
  readonly horizon: string;
  /** The haze of the distance. */
  readonly haze: string;
  /** The slopes towards the light and those away from it, with their opacity. */
  readonly lit: string;
  readonly shaded: string;
  /** The strength of the shading, 0 to 1. */
  readonly shading: number;
  /** Where the light comes from, in degrees clockwise from north. */
  readonly direction: number;
}

/** The light at a height of the sun; between two of them it is mixed. */
interface LightAt {
  /** In degrees above the horizon. */
  readonly altitude: number;
  readonly sky: Rgb;
  readonly horizon: Rgb;
  readonly haze: Rgb;
  readonly lit: Rgb;
  readonly shaded: Rgb;
  readonly shading: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The opacity of lit and shaded slopes. */
const slopeOpacity = { lit: 0.45, shaded: 0.8 } as const;

const night: LightAt = {
  altitude: -8,
  sky: [13, 17, 46],
  horizon: [47, 52, 96],
  haze: [30, 34, 66],
  lit: [167, 159, 192],
  shaded: [5, 8, 26],
  shading: 0.5,
};

const dusk: LightAt = {
  altitude: -1,
  sky: [74, 84, 138],
  horizon: [240, 164, 118],
  haze: [172, 138, 146],
  lit: [255, 196, 138],
  shaded: [44, 34, 84],
  shading: 0.62,
};

const low: LightAt = {
  altitude: 12,
  sky: [116, 162, 208],
  horizon: [253, 226, 184],
  haze: [236, 217, 190],
  lit: [255, 236, 198],
  shaded: [68, 54, 86],
  shading: 0.56,
};

const high: LightAt = {
  altitude: 45,
  sky: [110, 168, 217],
  horizon: [232, 238, 236],
  haze: [224, 226, 219],
  lit: [255, 246, 224],
  shaded: [72, 62, 92],
  shading: 0.5,
};

const lights: readonly [LightAt, LightAt, LightAt, LightAt] = [night, dusk, low, high];

/** The light of printed maps comes from the north-west; at night it is that of the moon. */
const moonDirection = 315;

/** The light with the sun at a position. In the dark colour scheme it is at most dusk. */
export function sceneLight({ altitude, azimuth }: SunPosition, scheme: ColorScheme): SceneLight {
  const height = scheme === 'dark' ? Math.min(altitude, -6) : Math.max(altitude, -1);
  const light = lightAt(height);
  return {
    sky: rgb(light.sky),
    horizon: rgb(light.horizon),
    haze: rgb(light.haze),
    lit: rgba(light.lit, slopeOpacity.lit),
    shaded: rgba(light.shaded, slopeOpacity.shaded),
    shading: light.shading,
    direction: altitude < -6 ? moonDirection : azimuth,
  };
}

function lightAt(altitude: number): LightAt {
  const above = lights.findIndex((light) => light.altitude >= altitude);
  if (above === 0) return lights[0];
  const [from, to] = [lights[above - 1], lights[above]];
  if (from === undefined || to === undefined) return lights[3];
  const share = (altitude - from.altitude) / (to.altitude - from.altitude);
  const mixed = (name: 'sky' | 'horizon' | 'haze' | 'lit' | 'shaded'): Rgb =>
    mix(from[name], to[name], share);
  return {
    altitude,
    sky: mixed('sky'),
    horizon: mixed('horizon'),
    haze: mixed('haze'),
    lit: mixed('lit'),
    shaded: mixed('shaded'),
    shading: from.shading + (to.shading - from.shading) * share,
  };
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

function rgb([red, green, blue]: Rgb): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

function rgba([red, green, blue]: Rgb, opacity: number): string {
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}
