/** The colour scheme of the map. */
export type ColorScheme = 'light' | 'dark';

/** The colours of the built-in atlas. */
export interface AtlasPalette {
  /** The deepest sea. */
  readonly water: string;
  readonly lake: string;
  /** The sea above the continental shelf. */
  readonly shelf: string;
  /** The sea between shelf and deep sea. */
  readonly slope: string;
  /** The lighter band along a coast. */
  readonly shallows: string;
  readonly coast: string;
  readonly land: string;
  /** Hypsometric tints, by the lower limit of the elevation band in metres. */
  readonly heights: Readonly<Record<number, string>>;
  readonly river: string;
  readonly lakeShore: string;
  readonly border: string;
  readonly graticule: string;
  /** The ground patterns: dunes, hills, grass. */
  readonly texture: string;
  /** Labels of mountain ranges, deserts and regions. */
  readonly name: string;
  readonly waterName: string;
  readonly town: string;
  /** The halo of labels. */
  readonly halo: string;
  /** Glaciers: their area, edge and form lines. */
  readonly ice: string;
  readonly iceEdge: string;
  readonly iceLine: string;
  /** Salt flats and dried-up lakes. */
  readonly salt: string;
  readonly saltEdge: string;
  /** The relief of the height grid. */
  readonly relief: {
    readonly light: string;
    readonly shadow: string;
    readonly contour: string;
    /** The tints above the highest band, by height in metres. */
    readonly snow: Readonly<Record<number, string>>;
  };
  readonly mountain: {
    readonly light: string;
    readonly shadow: string;
    readonly snow: string;
    readonly outline: string;
  };
}

/** The palettes of the atlas; the light one has the colours of the design specification. */
export const atlasPalettes: Readonly<Record<ColorScheme, AtlasPalette>> = {
  light: {
    water: '#b9d3e0',
    lake: '#b9d3e0',
    shelf: '#c9dfe7',
    slope: '#c0d8e3',
    shallows: '#d9e9ed',
    coast: '#8fb2c4',
    land: '#f3ecdb',
    heights: {
      500: '#f1e7d0',
      1000: '#ecdfc2',
      1500: '#e7d6b4',
      2000: '#e2cca5',
      2500: '#dfc69e',
      3000: '#dbc096',
      3500: '#d8ba90',
      4000: '#d4b48a',
      4500: '#cfae83',
      4800: '#d5ba94',
      5000: '#dfcbae',
    },
    river: '#7ba8c4',
    lakeShore: '#7ba8c4',
    border: '#a08c78',
    graticule: '#b9a684',
    texture: '#96744a',
    name: '#54412b',
    waterName: '#1e4866',
    town: '#463c55',
    halo: '#fbf5e8',
    ice: '#f4f8f8',
    iceEdge: '#b9d0d9',
    iceLine: '#6f9fb8',
    salt: '#f0ebe2',
    saltEdge: '#a9bcc2',
    relief: {
      light: '#fff3d6d9',
      shadow: '#4a3f55d9',
      contour: '#7d5530',
      snow: { 5600: '#e9dccb', 6200: '#f4eee4', 7000: '#fbf8f2' },
    },
    mountain: { light: '#f3e5c9', shadow: '#b28c60', snow: '#fffbf0', outline: '#7d5f3c' },
  },
  dark: {
    water: '#0f1830',
    lake: '#1a2f52',
    shelf: '#162341',
    slope: '#131d38',
    shallows: '#1b2b4e',
    coast: '#33406b',
    land: '#232843',
    heights: {
      500: '#272c48',
      1000: '#2d314d',
      1500: '#343652',
      2000: '#3a3a55',
      2500: '#3e3d58',
      3000: '#42405a',
      3500: '#46435c',
      4000: '#4a465e',
      4500: '#4d4961',
      4800: '#504d64',
      5000: '#535068',
    },
    river: '#4a6d96',
    lakeShore: '#4a6d96',
    border: '#7a7392',
    graticule: '#4a4f74',
    texture: '#9a92b4',
    name: '#d2c6ae',
    waterName: '#b4d0ea',
    town: '#d6d0e2',
    halo: '#1b2039',
    ice: '#68759a',
    iceEdge: '#7b8cb0',
    iceLine: '#a9bcd8',
    salt: '#3d4461',
    saltEdge: '#56658a',
    relief: {
      light: '#a79fc0',
      shadow: '#05081a',
      contour: '#b3abc9',
      snow: { 5600: '#625f7a', 6200: '#7a7894', 7000: '#918fab' },
    },
    mountain: { light: '#807a9a', shadow: '#373755', snow: '#d9d6e8', outline: '#a9a3c2' },
  },
};

/** Font stacks of the map. MapLibre derives weight and style from the first name; the browser uses the first available font. */
export const mapFonts = {
  label: ['Golos Text Variable SemiBold', 'Golos Text Variable', 'Noto Sans SC'],
  town: ['Golos Text Variable Medium', 'Golos Text Variable', 'Noto Sans SC'],
  region: ['Literata Variable', 'Noto Sans SC'],
  name: ['Literata Variable Italic', 'Literata Variable', 'Noto Sans SC'],
} as const;
