import { createCaption, type Caption } from './captions.ts';
import { chooseScene, type ChosenScene } from './choose-scene.ts';
import { makeScene, type SceneWithProfile } from './make-scene.ts';
import {
  inTravelOrder,
  isLocated,
  type Caravan,
  type IllustratedPlace,
  type LocatedPlace,
} from './choice/places.ts';
import type { Scene } from './scene/scene.ts';
import type { Subject } from './choice/subjects.ts';
import { terrainFacts, type Basemap } from './choice/terrain-facts.ts';

/** An illustration to draw, with the fields of its image record. */
export interface IllustrationPlan {
  /** 100000 + place_id * 10 + variant: stable as long as the place keeps its id. */
  readonly image_id: number;
  readonly place_id: number;
  readonly variant: number;
  /** `illustration-{place_id}-{variant}.webp`, the original. */
  readonly file_name: string;
  /** The day that the illustration shows; for undated places that of the previous stop. */
  readonly date: string;
  readonly date_format: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly title_ru: string;
  readonly title_en: string;
  readonly subject: Subject;
  readonly scene: Scene;
}

/** Longer stays have a second illustration with another season or time of day. */
const longStayDays = 5;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The days for which a place is illustrated: the arrival, and for long stays a day near their end. */
function illustratedDays(place: LocatedPlace, fallback: string): readonly string[] {
  const first = place.date ?? place.enddate ?? fallback;
  const last = place.enddate;
  if (place.date === null || last === null || daysBetween(place.date, last) <= longStayDays) return [first];
  const length = daysBetween(place.date, last);
  const near = new Date(Date.parse(`${place.date}T00:00:00Z`) + Math.round(length * 0.85) * 86_400_000);
  return [first, near.toISOString().slice(0, 10)];
}

/** The stops before, whose illustrations must differ from that of a stop: they are on the screen together. */
const neighbouringStops = 3;

/** Plans the illustrations of places. Pure: the same places and base map produce the same plans. */
export function illustrationPlans(places: readonly IllustratedPlace[], basemap: Basemap): IllustrationPlan[] {
  const plans: IllustrationPlan[] = [];
  const stops: ChosenScene[][] = [];
  const captions: Caption[] = [];
  const bySubject = new Map<Subject, ChosenScene[]>();
  let previous: LocatedPlace | null = null;
  let lastDate = '1923-11-17';
  let caravan: Caravan = 'horses';
  for (const place of inTravelOrder(places)) {
    if (!isLocated(place)) continue;
    lastDate = place.date ?? place.enddate ?? lastDate;
    caravan = place.caravan ?? caravan;
    const facts = terrainFacts(place, basemap);
    const days = illustratedDays(place, lastDate);
    const own: ChosenScene[] = [];
    for (const [variant, date] of days.entries()) {
      const options = { previous, caravan };
      const make = (take: number): SceneWithProfile =>
        makeScene(place, facts, variant, date, { ...options, take });
      const siblings = bySubject.get(make(0).profile.subject) ?? [];
      const chosen = chooseScene(make, [...stops.slice(-neighbouringStops).flat(), ...own], siblings);
      own.push(chosen);
      const caption = createCaption(
        place,
        chosen.profile.subject,
        chosen.scene,
        captions.slice(-2 * neighbouringStops),
      );
      captions.push(caption);
      bySubject.set(chosen.profile.subject, [...siblings, chosen]);
      plans.push({
        image_id: 100_000 + place.place_id * 10 + variant,
        place_id: place.place_id,
        variant,
        file_name: `illustration-${place.place_id}-${variant}.webp`,
        date,
        date_format: place.date_format ?? 'YYYY-MM-DD',
        latitude: place.latitude,
        longitude: place.longitude,
        title_ru: caption.title_ru,
        title_en: caption.title_en,
        subject: chosen.profile.subject,
        scene: chosen.scene,
      });
    }
    stops.push(own);
    previous = place;
  }
  return plans;
}
