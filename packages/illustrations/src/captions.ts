import type { LocatedPlace } from './choice/places.ts';
import type { Scene } from './scene/scene.ts';
import { listDetails, type Detail } from './caption-details.ts';
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

/** A caption in both languages, and the part of it without the title of the place. */
export interface Caption {
  readonly title_en: string;
  readonly title_ru: string;
  readonly phrase_en: string;
  readonly phrase_ru: string;
}

/** Returns whether a phrase already names a detail: 'camp under poplars' and 'poplars'. */
function isNamed(phrase: string, detail: string): boolean {
  return detail
    .split(' ')
    .filter((word) => word.length > 3)
    .some((word) => phrase.includes(word.slice(0, Math.max(4, word.length - 2))));
}

function enumerate(words: readonly string[], and: string): string {
  return words.length > 0 ? `, ${words.join(` ${and} `)}` : '';
}

/** Pairs of details, those with the first ones first. */
function pairs(details: readonly Detail[]): (readonly Detail[])[] {
  return details.flatMap((one, index) => details.slice(index + 1).map((two) => [one, two] as const));
}

/**
 * Creates the caption of an illustration in both languages: '{title}: {subject} {time}, {detail} and {detail}'. The
 * details are those that the neighbours along the route do not have, as far as there are any, so that two oases are not
 * called the same.
 */
export function createCaption(
  place: LocatedPlace,
  subject: Subject,
  scene: Scene,
  neighbours: readonly Caption[] = [],
): Caption {
  const words = getSubjectPhrases(subject);
  const [timeEn, timeRu] = timePhrases(scene);
  const { objects, ground } = listDetails(scene);
  const isOther = ([en, ru]: Detail): boolean => !isNamed(words.en, en) && !isNamed(words.ru, ru);
  const isCommon = ([en]: Detail): boolean => neighbours.some(({ phrase_en: phrase }) => phrase.includes(en));
  const ordered = [
    ...objects.filter((detail) => !isCommon(detail)),
    ...objects.filter(isCommon),
    ...ground,
  ].filter(isOther);
  const choices = [ordered.slice(0, 2), ...pairs(ordered), ...ordered.map((detail) => [detail])];
  const captions = choices.map((chosen): Caption => {
    const phraseEn = `${words.en} ${timeEn}${enumerate(
      chosen.map(([en]) => en),
      'and',
    )}`;
    const phraseRu = `${words.ru} ${timeRu}${enumerate(
      chosen.map(([, ru]) => ru),
      'и',
    )}`;
    return {
      title_en: `${place.title_en}: ${phraseEn}`,
      title_ru: `${place.title_ru}: ${phraseRu}`,
      phrase_en: phraseEn,
      phrase_ru: phraseRu,
    };
  });
  const isNew = (caption: Caption): boolean =>
    neighbours.every(
      (other) => other.phrase_en !== caption.phrase_en && other.phrase_ru !== caption.phrase_ru,
    );
  const chosen = captions.find(isNew) ?? captions[0];
  if (!chosen) throw new Error('A caption has no choices.');
  return chosen;
}
