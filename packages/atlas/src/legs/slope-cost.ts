/**
 * The slope above which a laden animal or a cart is led up in zigzags, as a ratio. Published values for laden transport are
 * 8 to 16 %; a low one is used because a grid of 900 m makes slopes flatter than they are.
 */
const criticalSlope = 0.1;

/**
 * The effort of moving a distance with a climb, as the distance on level ground with the same effort: metres × (1 + (slope /
 * critical slope)²). The function and its critical slope are those of M. Llobera and T. Sluckin, Zigzagging: theoretical insights
 * on climbing strategies, Journal of Theoretical Biology 249 (2007), as applied to laden transport by I. Herzog, Theory and
 * practice of cost functions, CAA 2010.
 * @param metres the horizontal distance, more than 0
 * @param climb in metres, negative downhill
 * @returns metres on level ground
 */
export function levelMetres(metres: number, climb: number): number {
  return metres * (1 + (climb / metres / criticalSlope) ** 2);
}
