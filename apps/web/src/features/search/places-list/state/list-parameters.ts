/** The query parameters of the state of the list of places. */
export const listParameters = [
  'q',
  'section',
  'year',
  'transport',
  'accuracy',
  'stay',
  'pictures',
  'texts',
  'mileage',
  'order',
] as const;

export type ListParameter = (typeof listParameters)[number];
