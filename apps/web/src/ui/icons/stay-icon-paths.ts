import type { MarkerIcon } from '@cae-map/expedition/dates/stays';

/**
 * The icons of stays as SVG path data on a square of 14 by 14, filled by the even-odd rule. For a size of 14 pixels no stroke
 * is narrower than 1.5 and no gap narrower than 1.2.
 */
export const stayIconPaths: Readonly<Record<MarkerIcon, string>> = {
  // Two summits and the saddle between them.
  pass: 'M0.5 12.2L4.4 2.6L7 7.4L9.6 2.6L13.5 12.2H9.6L7 9.4L4.4 12.2Z',
  // A ridge tent with its door open.
  'stayed-tonight': 'M7 1.4L13.6 12.4H9.6L7 7.9L4.4 12.4H0.4Z',
  // A house.
  'long-stay': 'M7 1.2L13.4 6.8H11.8V12.6H8.5V8.8H5.5V12.6H2.2V6.8H0.6Z',
  // A double arrow.
  'passed-by': 'M2.4 1.6H5.4L9.6 7L5.4 12.4H2.4L6.6 7ZM7.4 1.6H8.9L13 7L8.9 12.4H7.4L11.4 7Z',
  // A diamond.
  'off-expedition': 'M7 0.8L13.2 7L7 13.2L0.8 7ZM7 4.2L4.2 7L7 9.8L9.8 7Z',
};
