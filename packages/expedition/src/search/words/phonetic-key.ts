import { maxLetters, sounds } from './phonetic-table.ts';

/** The number of ambiguous spellings with all their readings; further ones have only the first reading. */
const maxAmbiguities = 2;

/**
 * A pronunciation of a word. Spellings in different systems have the same key: Хотан, Khotan, Hotan and Xotan are all
 * `hotan`.
 */
export interface PhoneticKey {
  readonly key: string;
  /** For each sound the number of letters read up to its end. */
  readonly ends: readonly number[];
}

/** A partial pronunciation. */
interface Reading {
  key: string;
  ends: number[];
}

/** The pronunciations of a folded word. Letters of other scripts are copied. */
export function phoneticKeys(word: string): readonly PhoneticKey[] {
  let readings: Reading[] = [{ key: '', ends: [] }];
  let ambiguities = 0;
  let at = 0;
  while (at < word.length) {
    const { length, ways } = readSound(word, at);
    at += length;
    const isBranch = ways.length > 1 && ambiguities < maxAmbiguities;
    if (isBranch) {
      ambiguities += 1;
      readings = ways.flatMap((way) => readings.map((reading) => extended(reading, way, at)));
    } else for (const reading of readings) extend(reading, ways[0] ?? '', at);
  }
  return readings;
}

function readSound(word: string, at: number): { length: number; ways: readonly string[] } {
  // Shih-pao-cheng: a final h after i is silent.
  if (at > 0 && at === word.length - 1 && word.endsWith('ih')) return { length: 1, ways: [''] };
  for (let length = Math.min(maxLetters, word.length - at); length > 0; length -= 1) {
    const letters = word.slice(at, at + length);
    const ways = sounds.get(letters);
    if (ways === undefined) continue;
    // In 'ce' and 'ci' the vowel determines the sound of the c; it may also belong to the next sound.
    return letters === 'ce' || letters === 'ci' ? { length: 1, ways: ['c'] } : { length, ways };
  }
  return { length: 1, ways: [word.charAt(at)] };
}

function extended({ key, ends }: Reading, added: string, end: number): Reading {
  const reading = { key, ends: [...ends] };
  extend(reading, added, end);
  return reading;
}

/** Appends sounds to a pronunciation, without the differences between spellings. */
function extend(reading: Reading, added: string, end: number): void {
  for (let index = 0; index < added.length; index += 1) {
    const sound = added.charAt(index);
    // Кюльденен and Kündelin: after a consonant ю is a u. Not at the start of a word: Юм.
    const isSoftU = sound === 'u' && /[^aeiou]i$/.test(reading.key);
    // Yengisar and Енгисар: a Russian е at the start of a word is a ye.
    const isInitialE = sound === 'e' && reading.key === 'i';
    if (isSoftU || isInitialE) reading.key = reading.key.slice(0, -1) + sound;
    // Murree, Drass, Ulaanbaatar: a double sound is one.
    else if (!reading.key.endsWith(sound)) {
      reading.key += sound;
      reading.ends.push(end);
    }
    reading.ends[reading.ends.length - 1] = end;
  }
}
