import { useKilometres } from './kilometres.ts';
import { useLanguage } from './language/language-context.tsx';

/** The length of a leg, as in `LegToPlace` and `PlaceViewLeg`. */
interface LegLength {
  readonly distanceMetres: number;
  readonly straightMetres: number;
  readonly isRecorded: boolean;
}

/** Whether a leg is one straight line, because its way is neither recorded nor inferred: its length says nothing about the way. */
export function isStraightLeg({ distanceMetres, straightMetres, isRecorded }: LegLength): boolean {
  return !isRecorded && distanceMetres - straightMetres < 1;
}

/**
 * A function that formats the length and the transport of a leg: '84.3 km, by car', '84.3 km in a straight line, by car' if no way is
 * known, or 'about 84 km, by car' if its line is inferred from the terrain, or straight beyond a hidden stop.
 */
export function useLegDistance(): (leg: LegLength, transport: string) => string {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const wholeKilometres = useKilometres(0);
  const { distance, distanceAbout, distanceStraight } = messages.place;
  return (leg, transport) => {
    if (isStraightLeg(leg)) return distanceStraight(kilometres(leg.distanceMetres), transport);
    return leg.isRecorded
      ? distance(kilometres(leg.distanceMetres), transport)
      : distanceAbout(wholeKilometres(leg.distanceMetres), transport);
  };
}

/** A function that formats only the length of a leg, for little room: '84.3 km', or '≈ 84 km' if its way is not recorded. */
export function useShortLegDistance(): (leg: LegLength) => string {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const wholeKilometres = useKilometres(0);
  const { distanceShort, distanceShortAbout } = messages.place;
  return ({ isRecorded, distanceMetres }) =>
    isRecorded
      ? distanceShort(kilometres(distanceMetres))
      : distanceShortAbout(wholeKilometres(distanceMetres));
}
