import { linearRgb } from './contrast.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Kinds of colour vision: the typical one and the three forms of dichromacy. */
export const colourVisions = ['typical', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColourVision = (typeof colourVisions)[number];

/** The linear RGB that a person sees, by the model of Machado, Oliveira and Fernandes (2009) at full severity. */
const seenRgb: Readonly<Record<ColourVision, Matrix>> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
};

/** The matrices of OKLab: from linear RGB to cone responses, and from their cube roots to lightness and two hue axes. */
const rgbToCones: Matrix = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const conesToLab: Matrix = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];

/** The distance of two `#rrggbb` colours in OKLab for a colour vision; 0.02 is just noticeable side by side. */
export function colourDifference(one: string, other: string, vision: ColourVision): number {
  const [lightness, green, blue] = toLab(one, vision);
  const [otherLightness, otherGreen, otherBlue] = toLab(other, vision);
  return Math.hypot(lightness - otherLightness, green - otherGreen, blue - otherBlue);
}

function toLab(colour: string, vision: ColourVision): Triple {
  const [red, green, blue] = multiply(seenRgb[vision], linearRgb(colour));
  const cones = multiply(rgbToCones, [clamp(red), clamp(green), clamp(blue)]);
  return multiply(conesToLab, [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])]);
}

function multiply([first, second, third]: Matrix, vector: Triple): Triple {
  const product = ([a, b, c]: Triple) => a * vector[0] + b * vector[1] + c * vector[2];
  return [product(first), product(second), product(third)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
