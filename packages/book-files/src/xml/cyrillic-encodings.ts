/** The encodings of one byte that Russian texts have, the most frequent first. */
const encodings = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'] as const;

/** The share of frequent letters above which a text is taken for Russian; in Russian it is about 0.6, in a wrong encoding below 0.35. */
const leastShare = 0.45;

/** How many letters a text must have to be judged by them. */
const fewestLetters = 8;

/** How many bytes of a file are judged. */
const judgedBytes = 200_000;

/**
 * The share of the letters о е а и н т с р в л among the letters that are not ASCII; upper-case ones are not frequent. Null for a text with
 * too few letters.
 */
export function shareOfFrequentLetters(text: string): number | null {
  const letters = text.match(/[^\P{L}A-Za-z]/gu)?.length ?? 0;
  if (letters < fewestLetters) return null;
  return (text.match(/[оеаинтсрвл]/g)?.length ?? 0) / letters;
}

/** Whether a text has Russian letters in the shares of Russian, or too few letters to judge. */
export function looksRussian(text: string): boolean {
  const share = shareOfFrequentLetters(text);
  return share === null || share >= leastShare;
}

/** Finds the encoding of one byte in which a text is Russian; null if there is none. */
export function findCyrillicEncoding(bytes: Uint8Array): string | null {
  const judged = bytes.subarray(0, judgedBytes);
  let best: { encoding: string; share: number } | null = null;
  for (const encoding of encodings) {
    const share = shareOfFrequentLetters(new TextDecoder(encoding).decode(judged)) ?? 0;
    if (share >= leastShare && share > (best?.share ?? 0)) best = { encoding, share };
  }
  return best?.encoding ?? null;
}
