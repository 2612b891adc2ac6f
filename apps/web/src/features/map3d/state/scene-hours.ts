import { sunPosition } from '@cae-map/expedition/sun/sun-position';
import { sceneLight, type SceneLight } from '../../../map/scene/scene-light.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

/** The times of day that can be chosen, as hours by the sun: it is highest at 12. */
export const sceneHours = { morning: 8, noon: 12, evening: 17.5, night: 23 } as const;

export type SceneHour = keyof typeof sceneHours;
export const sceneHourNames: readonly SceneHour[] = ['morning', 'noon', 'evening', 'night'];

/** The season until a stop or a day is chosen: the caravan leaves Leh. */
export const defaultDate = '1925-09-19';

/** The moment and the latitude that decide the light. */
export interface LightOptions {
  /** The chosen time of day; null for that of the colour scheme: morning, or night. */
  readonly hour: SceneHour | null;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly latitude: number;
  /** The colour scheme of the visitor. */
  readonly scheme: ColorScheme;
}

/** The light, and the colours of the ground: those of the night at night, and always in the dark colour scheme. */
export interface SceneLighting {
  readonly hour: SceneHour;
  readonly light: SceneLight;
  readonly groundScheme: ColorScheme;
}

/** The light at a moment. */
export function lightScene({ hour, date, latitude, scheme }: LightOptions): SceneLighting {
  const shown = hour ?? (scheme === 'dark' ? 'night' : 'morning');
  const groundScheme = shown === 'night' ? 'dark' : scheme;
  return {
    hour: shown,
    groundScheme,
    light: sceneLight(sunPosition(date, sceneHours[shown], latitude), groundScheme),
  };
}
