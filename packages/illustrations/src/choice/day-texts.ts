import type { Light, Weather } from './season.ts';

/** Times of day in English notes, the most telling first. */
const times: readonly (readonly [Light, RegExp])[] = [
  [
    'night',
    /midnight|by moonlight|late at night|(eleven|ten|nine) (at night|in the evening)|one in the morning|in the dark\b|after dark|night march|slept in the rain|drive by night|storm struck/i,
  ],
  ['dawn', /\bat dawn|before dawn|six in the morning|early in the morning/i],
  ['morning', /(in|on) the morning|clear morning/i],
  [
    'noon',
    /about noon|at noon|midday|lunched|burning sun|scorching|clear (cold )?day|clear weather|clear air/i,
  ],
  ['evening', /in the (late )?afternoon|about (two|three|four)\b|half past two|in the evening|that evening/i],
];

/** Reads the time of day from English notes; null when they do not mention one. */
export function readLight(notes: string | null): Light | null {
  return times.find(([, pattern]) => pattern.test(notes ?? ''))?.[0] ?? null;
}

/** Reads the weather from English notes; null when they do not mention it. */
export function readWeather(notes: string | null): Weather | null {
  if (notes === null) return null;
  if (/blizzard|snowstorm|snow fell|in mist and snow|storm that night buried/i.test(notes)) return 'snowfall';
  if (/sandstorm|dust storm|spring sandstorms/i.test(notes)) return 'dust';
  if (/rained|heavy rain|first rain|in the rain/i.test(notes)) return 'rain';
  if (/clear (cold )?(day|morning|weather|air)|burning sun|scorching/i.test(notes)) return 'clear';
  return null;
}
