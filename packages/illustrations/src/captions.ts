import type { LocatedPlace } from './choice/places.ts';
import type { Scene } from './scene/scene.ts';
import { getSubjectPhrases, type Subject } from './choice/subjects.ts';

const lightPhrases = {
  dawn: ['at dawn', 'на рассвете'],
  morning: ['in the morning', 'утром'],
  noon: ['at midday', 'в полдень'],
  evening: ['in the late afternoon', 'под вечер'],
  dusk: ['at dusk', 'в сумерках'],
  night: ['at night', 'ночью'],
} as const;

function timePhrases(scene: Scene): readonly [string, string] {
  if (scene.weather === 'snowfall') return ['in falling snow', 'под снегопадом'];
  if (scene.weather === 'rain') return ['in the rain', 'под дождём'];
  if (scene.weather === 'dust' && scene.light !== 'night') return ['in the dust haze', 'в пыльной мгле'];
  if (scene.light === 'night') {
    if (scene.sky.stars === 'milky-way') return ['under the stars', 'под звёздами'];
    if (scene.sky.body === 'moon') return ['by moonlight', 'при луне'];
  }
  return lightPhrases[scene.light];
}

/** Creates the caption of an illustration in both languages: '{title}: {subject} {time}'. */
export function createCaption(
  place: LocatedPlace,
  subject: Subject,
  scene: Scene,
): { readonly title_en: string; readonly title_ru: string } {
  const words = getSubjectPhrases(subject);
  const [en, ru] = timePhrases(scene);
  return {
    title_en: `${place.title_en}: ${words.en} ${en}`,
    title_ru: `${place.title_ru}: ${words.ru} ${ru}`,
  };
}
