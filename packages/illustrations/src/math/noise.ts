import type { Random } from './random.ts';

/** Smooth noise: maps x to a value between -1 and 1, with features of about one unit. */
function smoothNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.range(-1, 1));
  const at = (index: number): number => values[((index % 256) + 256) % 256] ?? 0;
  return (x) => {
    const whole = Math.floor(x);
    const share = x - whole;
    const eased = share * share * (3 - 2 * share);
    return at(whole) + (at(whole + 1) - at(whole)) * eased;
  };
}

/** Several octaves of noise; `roughness` from 0.3 (soft) to 0.6 (craggy). */
export function fractalNoise(random: Random, octaves: number, roughness: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, index) => smoothNoise(random.fork(`octave${index}`)));
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let scale = 1;
    for (const layer of layers) {
      sum += weight * layer(x * scale);
      total += weight;
      weight *= roughness;
      scale *= 2.07;
    }
    return sum / total;
  };
}
