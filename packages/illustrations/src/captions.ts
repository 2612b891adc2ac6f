import type { LocatedPlace } from './choice/places.ts';
import type { Scene } from './scene/scene.ts';
import { subjectWords, type Subject } from './choice/subjects.ts';

const lightWords = {
  dawn: ['at dawn', 'на рассвете'],
  morning: ['in the morning', 'утром'],
  noon: ['at midday', 'в полдень'],
  evening: ['in the late afternoon', 'под вечер'],
  dusk: ['at dusk', 'в сумерках'],
  night: ['at night', 'ночью'],
} as const;

function timeWords(scene: Scene): readonly [string, string] {
  if (scene.weather === 'snowfall') return ['in falling snow', 'под снегопадом'];
  if (scene.weather === 'rain') return ['in the rain', 'под дождём'];
  if (scene.weather === 'dust' && scene.light !== 'night') return ['in the dust haze', 'в пыльной мгле'];
  if (scene.light === 'night') {
    if (scene.sky.stars === 'milky-way') return ['under the stars', 'под звёздами'];
    if (scene.sky.body === 'moon') return ['by moonlight', 'при луне'];
  }
  return lightWords[scene.light];
}

/** The caption of a picture in both languages: '{title}: {what} {when}'. */
export function captionOf(
  place: LocatedPlace,
  subject: Subject,
  scene: Scene,
): { readonly title_en: string; readonly title_ru: string } {
  const words = subjectWords(subject);
  const [en, ru] = timeWords(scene);
  return {
    title_en: `${place.title_en}: ${words.en} ${en}`,
    title_ru: `${place.title_ru}: ${words.ru} ${ru}`,
  };
}
