/** The arrowhead of the direction of travel, pointing to the right, as SVG path data on a square of 10 by 10. */
export const routeArrowPath = 'M1.8 0.8L9 5L1.8 9.2L3.6 5Z';
