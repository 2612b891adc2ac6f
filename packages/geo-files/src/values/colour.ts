/** The names of colours that programs write: the basic ones of the web, and those of Garmin. */
const namedColours: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  lime: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  cyan: '#00ffff',
  aqua: '#00ffff',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  purple: '#800080',
  teal: '#008080',
  orange: '#ffa500',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  violet: '#ee82ee',
  darkred: '#8b0000',
  darkgreen: '#006400',
  darkyellow: '#b5b500',
  darkblue: '#00008b',
  darkmagenta: '#8b008b',
  darkcyan: '#008b8b',
  darkgray: '#a9a9a9',
  lightgray: '#d3d3d3',
};

/**
 * Reads a colour as the web writes it: `#rrggbb`, `#rgb`, `#rrggbbaa`, each also without `#`, or a name.
 * @returns `#rrggbb`, or null
 */
export function readColour(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  if (Object.hasOwn(namedColours, trimmed)) return namedColours[trimmed] ?? null;
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(trimmed) ?? [];
  if (digits === undefined) return null;
  return digits.length === 3 ? `#${digits.replaceAll(/./g, '$&$&')}` : `#${digits.slice(0, 6)}`;
}

/** Reads a colour of GPX, in which eight digits begin with the opacity: `aarrggbb`. */
export function readGpxColour(text: string): string | null {
  const [, colour] = /^#?[0-9a-f]{2}([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return readColour(colour ?? text);
}

/** Reads a colour of KML, `aabbggrr`. */
export function readKmlColour(text: string): string | null {
  const [, blue, green, red] =
    /^#?[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim()) ?? [];
  return blue === undefined ? null : `#${red}${green}${blue}`.toLowerCase();
}
