/** The colours of cards: those of the light scheme of the application and of its atlas. */
export const palette = {
  ink: '#231d33',
  reading: '#2b2438',
  muted: '#625a6e',
  paper: '#fffaf0',
  rule: '#e6dac3',
  accent: '#a5361f',
  pin: '#b5402a',
  indigo: '#2b3a73',
  land: '#ecdfc2',
  otherYears: '#756e80',
} as const;

/** The colours of the legs by the year of their arrival. */
export const yearColours: Readonly<Record<string, string>> = {
  1923: '#2a6fb5',
  1924: '#2a6fb5',
  1925: '#b85f12',
  1926: '#1d5c3c',
  1927: '#9c3f5d',
  1928: '#3d2683',
};
