import type { Light, Weather } from '../choice/season.ts';

/**
 * The colours of a light: the sky, and how it tints everything below. `lit` and `shade` are mixed into every material
 * in proportion to `tint`; `haze` is the colour of distant objects.
 */
export interface Palette {
  readonly name: string;
  readonly lights: readonly Light[];
  readonly weathers: readonly Weather[];
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string, string];
  readonly haze: string;
  readonly lit: string;
  readonly shade: string;
  readonly sun: string;
  readonly glow: string;
  readonly cloudLit: string;
  readonly cloudShade: string;
  readonly tint: number;
  readonly air: number;
}

type Row = readonly [
  name: string,
  lights: string,
  weathers: string,
  sky: string,
  haze: string,
  lit: string,
  shade: string,
  sun: string,
  glow: string,
  cloudLit: string,
  cloudShade: string,
  tint: number,
  air: number,
];

/* prettier-ignore */
const rows: readonly Row[] = [
  ['rose dawn', 'dawn', 'clear cloudy', '#3b4a86 #7a79ad #d69aa9 #f4c3a4 #fbe3b8', '#e6bdb4', '#f9b896', '#45488a', '#fff3cf', '#ffd9a0', '#fbdcc6', '#b98aa6', 0.55, 0.8],
  ['lemon dawn', 'dawn morning', 'clear cloudy', '#3f8199 #7fb6b0 #cfdcab #f7e59a #fdf2c4', '#dbe0b6', '#f8de8c', '#2f5a74', '#fffbe0', '#fff0a8', '#fbf3cd', '#9dbdae', 0.5, 0.75],
  ['opal dawn', 'dawn', 'clear cloudy haze', '#8498c0 #b1b2d0 #dfc7d4 #f3dad0 #f8ecd9', '#d9ccd6', '#f7d9c6', '#646f9f', '#fff7e8', '#ffe6cf', '#f9e8e0', '#b3a9c6', 0.5, 0.85],
  ['saffron dawn', 'dawn dusk', 'clear cloudy dust', '#54396c #a3526e #e0764f #f4a949 #fbd983', '#e9a773', '#f9a557', '#4c2f60', '#fff0b8', '#ffc964', '#f8b775', '#9c4f64', 0.6, 0.72],
  ['apricot dawn', 'dawn evening', 'clear cloudy', '#3d6f8e #7b9aa6 #c9b59f #f3bd82 #fbdda0', '#e2c3a0', '#fbbd78', '#3f4f78', '#fff5d2', '#ffdb97', '#fbdcb4', '#a48f96', 0.55, 0.76],
  ['clear morning', 'morning noon', 'clear cloudy', '#2766a3 #5797c4 #97c4d8 #cfe1dc #f3ecd2', '#bdd4d9', '#fdeabb', '#2f5790', '#fffbe6', '#fff1c4', '#fdf9ea', '#a9c4d2', 0.42, 0.72],
  ['turquoise morning', 'morning', 'clear cloudy', '#177786 #47a3a4 #8fcaBd #d2e5ca #f8efcc', '#bcdac8', '#fce3a4', '#215672', '#fffbe0', '#fff0b8', '#fbf7e0', '#93bdb5', 0.48, 0.74],
  ['lilac morning', 'morning dawn', 'clear cloudy haze', '#6a74b4 #9398c8 #bfbbd9 #e2d5da #f7ead6', '#c9c4da', '#fae0bb', '#4e5494', '#fffbea', '#ffeecb', '#f6edea', '#a9a6cb', 0.5, 0.8],
  ['cobalt noon', 'noon', 'clear cloudy', '#143b86 #265fae #568dcb #9cc2df #deebe7', '#aecae0', '#fff4d6', '#1f438a', '#fffdf0', '#fff6d0', '#fdfcf4', '#a3bedb', 0.42, 0.68],
  ['plateau noon', 'noon morning', 'clear', '#0f2560 #1b418c #3a6cb6 #83aad4 #d3e0e4', '#9fbcdc', '#fff0cc', '#1c367e', '#fffdf0', '#fff3cc', '#fbfbf6', '#93addb', 0.46, 0.64],
  ['pale noon', 'noon morning', 'clear cloudy haze', '#78abc9 #a0c7d8 #c8dfe1 #e6ecdd #f7f1db', '#cddfdc', '#fff1cd', '#4a7394', '#fffef2', '#fff8d8', '#fdfbf0', '#b2cad2', 0.38, 0.8],
  ['jade noon', 'noon morning', 'clear cloudy haze', '#2d7f7b #5ba493 #97c4a7 #cfdfba #f3efcf', '#bdd7b9', '#f9efb6', '#22595f', '#fffce0', '#fdf2b4', '#f6f5dc', '#9cc2ae', 0.46, 0.74],
  ['monsoon', 'morning noon evening', 'haze rain', '#557982 #7d9b97 #a8baaa #cbd0b7 #e6e2c9', '#b7c7b9', '#e4e2b8', '#2c5059', '#f8f4da', '#eeebc6', '#e4e5d2', '#8da6a1', 0.52, 0.92],
  ['rain veil', 'morning noon dusk', 'rain snowfall', '#35475e #506577 #768991 #a1aca7 #c9cab9', '#98a6a6', '#cfd0b8', '#2a3c55', '#eef0dc', '#dfe2cc', '#b7c0bb', '#66798a', 0.55, 0.95],
  ['sand haze', 'noon morning', 'dust haze', '#b3844f #cca069 #e1be88 #f0d8a8 #f8e8c6', '#e4c796', '#fae0a8', '#85573f', '#fffbe2', '#fff0c0', '#f7e5c0', '#caa273', 0.5, 0.85],
  ['amber heat', 'noon evening', 'dust clear', '#2d7d8c #6fa69d #c2c493 #f0d184 #f9e5a8', '#e6d398', '#fcd987', '#7c4a3e', '#fffbe0', '#fff0b2', '#f9ebc0', '#b9ad86', 0.42, 0.74],
  ['dust storm', 'noon evening dusk', 'dust', '#7d4f35 #a26c43 #c48e5a #dcb07b #ebd0a4', '#cb9d6b', '#eec48a', '#6b402f', '#fdeec4', '#f5d79c', '#dcb382', '#95683f', 0.6, 0.95],
  ['winter noon', 'noon morning', 'clear cloudy snowfall', '#5f86b4 #8cabcd #bacdde #dee5e8 #f5f1e6', '#c2d1df', '#fff2dc', '#486a9e', '#fffdf4', '#fff6e0', '#f9f8f4', '#a6bbd2', 0.45, 0.82],
  ['honey evening', 'evening', 'clear cloudy', '#5f8799 #a0a794 #dabf86 #f2c669 #fae09c', '#e4c88f', '#fdc763', '#57506f', '#fffbdc', '#ffe99c', '#fbe5b0', '#b59f86', 0.55, 0.78],
  ['copper evening', 'evening dusk', 'clear cloudy dust', '#3f5274 #83757f #c68a69 #eba45a #f8cf86', '#d9a178', '#fba552', '#3d3c66', '#fff3c8', '#ffd083', '#f7c592', '#94757d', 0.58, 0.76],
  ['peach dusk', 'dusk evening', 'clear cloudy', '#566da3 #9491b6 #d9aaa7 #f7c095 #fddeab', '#dfb5a8', '#fdbd8c', '#4b5290', '#fff6d6', '#ffdda6', '#fcd7bb', '#a48fb0', 0.55, 0.8],
  ['vermilion dusk', 'dusk', 'clear cloudy dust', '#352050 #782c56 #c0423f #eb7138 #f9b656', '#d06a4d', '#f97b3b', '#351e52', '#fff0b0', '#ffbf55', '#f59a57', '#7d2d50', 0.62, 0.7],
  ['violet dusk', 'dusk', 'clear cloudy snowfall', '#262060 #493c8a #825fa6 #c58bb1 #f3c2af', '#a97fb0', '#f2a8a6', '#2c2568', '#fff0dc', '#ffcdb6', '#e3b0c0', '#6a54a0', 0.62, 0.76],
  ['crimson dusk', 'dusk', 'clear cloudy', '#1b1f50 #4c2f6a #983b64 #d65f5a #f49d6a', '#b25a6c', '#f5826a', '#241f58', '#ffedc0', '#ffb27c', '#e88f7c', '#5f386e', 0.62, 0.72],
  ['green-gold dusk', 'dusk evening', 'clear cloudy', '#14434f #36756c #86a96a #d6c45d #f6df84', '#a9b572', '#f2c95e', '#123f56', '#fffbc8', '#fdeb92', '#e9dc96', '#5d8d74', 0.58, 0.74],
  ['indigo moonlight', 'night', 'clear cloudy', '#0b1335 #132257 #203777 #38569a #6787b8', '#3b5896', '#8fb0d8', '#0f1b4a', '#f6f2dc', '#a9c0e0', '#6f8fc0', '#1d3270', 0.74, 0.66],
  ['emerald night', 'night', 'clear cloudy', '#04202b #093844 #13565c #2c7d74 #6fac90', '#2d7a73', '#9dcfa6', '#062f3f', '#fbf3cc', '#b3dcb4', '#69a893', '#0f4750', 0.72, 0.68],
  ['violet night', 'night', 'clear', '#140d34 #271854 #412a75 #684593 #a073ac', '#5d4291', '#b99ad0', '#1b1148', '#fbeedd', '#d0aee0', '#8763ab', '#331f66', 0.72, 0.66],
  ['prussian night', 'night', 'clear cloudy snowfall', '#081a30 #112f4e #20506f #437a96 #8bb0b9', '#3c7190', '#b4d3d6', '#0c2a48', '#fdf6de', '#bedbdc', '#7ca6b4', '#163f5e', 0.7, 0.7],
  ['ember night', 'night dusk', 'clear cloudy', '#0c102e #1c1d4c #452f60 #8c4a5e #d98659', '#6d4766', '#e08b66', '#15153f', '#fff0c4', '#f2a66c', '#a65f66', '#2a2350', 0.68, 0.68],
  ['blizzard', 'morning noon dusk', 'snowfall', '#7e8eaa #9ba9bd #b9c3ce #d2d8da #e6e6e0', '#b8c2cd', '#eef0ec', '#55688c', '#fbfaf2', '#f0f0e6', '#dfe3e4', '#9aa8ba', 0.55, 1],
];

function readPalette(row: Row): Palette {
  const [name, lights, weathers, sky, haze, lit, shade, sun, glow, cloudLit, cloudShade, tint, air] = row;
  const [zenith = haze, upper = haze, middle = haze, lower = haze, horizon = haze] = sky
    .toLowerCase()
    .split(' ');
  return {
    name,
    lights: lights.split(' ') as Light[],
    weathers: weathers.split(' ') as Weather[],
    sky: [zenith, upper, middle, lower, horizon],
    haze,
    lit,
    shade,
    sun,
    glow,
    cloudLit,
    cloudShade,
    tint,
    air,
  };
}

/** All palettes, chosen by eye. */
export const palettes: readonly Palette[] = rows.map(readPalette);

/** The palettes for a light and a weather; never empty. */
export function palettesFor(light: Light, weather: Weather): readonly Palette[] {
  // Rain and falling snow have no sunset: the weather decides, except at night.
  if ((weather === 'rain' || weather === 'snowfall') && light !== 'night')
    return palettes.filter(({ weathers, lights }) => weathers.includes(weather) && !lights.includes('night'));
  const exact = palettes.filter(
    (palette) => palette.lights.includes(light) && palette.weathers.includes(weather),
  );
  return exact.length > 0 ? exact : palettes.filter((palette) => palette.lights.includes(light));
}
