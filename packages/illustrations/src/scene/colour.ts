type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

const laboratory = new Map<string, Triple>();

/** Converts '#rrggbb' to OKLab, where interpolation preserves lightness and hue. */
function toLab(hex: string): Triple {
  const known = laboratory.get(hex);
  if (known) return known;
  const red = toLinear(Number.parseInt(hex.slice(1, 3), 16) / 255);
  const green = toLinear(Number.parseInt(hex.slice(3, 5), 16) / 255);
  const blue = toLinear(Number.parseInt(hex.slice(5, 7), 16) / 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lab: Triple = [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
  laboratory.set(hex, lab);
  return lab;
}

function toHex(lab: Triple): string {
  const [light, first, second] = lab;
  const long = (light + 0.3963377774 * first + 0.2158037573 * second) ** 3;
  const middle = (light - 0.1055613458 * first - 0.0638541728 * second) ** 3;
  const short = (light - 0.0894841775 * first - 1.291485548 * second) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const digits = channels.map((channel) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, channel))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Mixes two '#rrggbb' colours; share 0 returns the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const amount = Math.min(1, Math.max(0, share));
  if (amount === 0) return first;
  if (amount === 1) return second;
  const one = toLab(first);
  const two = toLab(second);
  return toHex([
    one[0] + (two[0] - one[0]) * amount,
    one[1] + (two[1] - one[1]) * amount,
    one[2] + (two[2] - one[2]) * amount,
  ]);
}

/** Lightens (positive) or darkens (negative) a colour by an OKLab lightness. */
export function shift(hex: string, lightness: number, chroma = 1): string {
  const [light, first, second] = toLab(hex);
  return toHex([Math.min(1, Math.max(0, light + lightness)), first * chroma, second * chroma]);
}
