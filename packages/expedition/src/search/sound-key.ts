/**
 * The sound of a name, in which its spellings by different systems meet: Хотан, Khotan, Hotan and Xotan are all `hotan`.
 * The key is coarse on purpose: what systems of transliteration between Russian and Latin letters, pinyin, Wade-Giles and
 * the spellings of old maps do not agree upon is one sound here.
 *
 * c stands for ts and ch, s for s and sh, j for j, zh and dzh, h for kh and h.
 */

/** Letters and their sounds; several where systems contradict each other. Of two that fit the longer one counts. */
const sounds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    // Russian. Letters with an aspiration behind them are one sound: Кхарал, Спитхуг, Пхьянг.
    а: 'a',
    б: 'b',
    бх: 'b',
    в: 'v',
    г: 'g',
    гх: 'g',
    д: 'd',
    дх: 'd',
    дж: 'j',
    дз: 'z',
    е: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    к: 'k',
    кх: 'h',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    оу: 'u',
    п: 'p',
    пх: 'p',
    р: 'r',
    с: 's',
    т: 't',
    тх: 't',
    тс: 'c',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'c',
    цз: 'c',
    ч: 'c',
    чж: 'j',
    ш: 's',
    щ: 'sc',
    ъ: '',
    ы: 'i',
    ь: '',
    э: 'e',
    ю: 'iu',
    я: 'ia',
    // Latin.
    bh: 'b',
    c: 'k',
    ce: 'ce',
    ci: 'ci',
    ch: 'c',
    chh: 'c',
    ck: 'k',
    dh: 'd',
    dj: 'j',
    dz: 'z',
    dzh: 'j',
    dsch: 'j',
    ee: 'i',
    gh: 'g',
    hs: 's',
    kh: 'h',
    oo: 'u',
    ou: 'u',
    ph: 'p',
    q: 'k c',
    sch: 's',
    sh: 's',
    shch: 'sc',
    tch: 'c',
    th: 't',
    ts: 'c',
    tsch: 'c',
    tsh: 'c',
    tz: 'c',
    w: 'v',
    x: 's h',
    y: 'i',
    zh: 'j',
  }).map(([letters, written]) => [letters, written.split(' ')]),
);

const longestLetters = 4;
/** So many letters with contradicting sounds are read in every way, further ones in the first way only. */
const mostContradictions = 2;
const vowels = 'aeiou';

/** One way to say a word. */
export interface SoundKey {
  readonly key: string;
  /** For each sound: how many letters of the word have been read when it ends. */
  readonly ends: readonly number[];
}

/** A way to say a word as far as it has been read. */
interface Reading {
  key: string;
  ends: number[];
}

/** The ways to say a word that is folded already. Letters of other scripts stand for themselves. */
export function soundKeys(word: string): readonly SoundKey[] {
  let readings: Reading[] = [{ key: '', ends: [] }];
  let contradictions = 0;
  let at = 0;
  while (at < word.length) {
    const { length, ways } = readSound(word, at);
    at += length;
    const isBranch = ways.length > 1 && contradictions < mostContradictions;
    if (isBranch) {
      contradictions += 1;
      readings = ways.flatMap((way) => readings.map((reading) => extended(reading, way, at)));
    } else for (const reading of readings) extend(reading, ways[0] ?? '', at);
  }
  return readings;
}

function readSound(word: string, at: number): { length: number; ways: readonly string[] } {
  // Shih-pao-cheng: an h at the end behind an i says only that this is short.
  if (at > 0 && at === word.length - 1 && word.endsWith('ih')) return { length: 1, ways: [''] };
  for (let length = Math.min(longestLetters, word.length - at); length > 0; length -= 1) {
    const letters = word.slice(at, at + length);
    const ways = sounds.get(letters);
    if (ways === undefined) continue;
    // 'ce' and 'ci' only say how the c sounds; the vowel may belong to what comes next.
    return letters === 'ce' || letters === 'ci' ? { length: 1, ways: ['c'] } : { length, ways };
  }
  return { length: 1, ways: [word.charAt(at)] };
}

function extended({ key, ends }: Reading, sounds: string, end: number): Reading {
  const reading = { key, ends: [...ends] };
  extend(reading, sounds, end);
  return reading;
}

/** Adds sounds to a reading and leaves out what spellings do not agree upon between them. */
function extend(reading: Reading, sounds: string, end: number): void {
  for (let index = 0; index < sounds.length; index += 1) {
    const sound = sounds.charAt(index);
    const length = reading.key.length;
    const last = reading.key.charAt(length - 1);
    const isAtStart = length === 1;
    // Кюльденен and Kündelin: after a consonant ю is a u. Not so at the start of a word: Юм.
    const isSoftU =
      sound === 'u' && last === 'i' && !isAtStart && !vowels.includes(reading.key.charAt(length - 2));
    // Yengisar and Енгисар: a Russian е at the start of a word is a ye.
    const isInitialE = sound === 'e' && last === 'i' && isAtStart;
    if (isSoftU || isInitialE) reading.key = reading.key.slice(0, -1) + sound;
    // Murree, Drass, Ulaanbaatar: a doubled sound is one.
    else if (sound !== last) {
      reading.key += sound;
      reading.ends.push(end);
    }
    reading.ends[reading.ends.length - 1] = end;
  }
}
