import { useKilometres } from './kilometres.ts';
import { useLanguage } from './language/language-context.tsx';

/** The length of a leg, as in `LegToPlace` and `PlaceViewLeg`. */
interface LegLength {
  readonly distanceMetres: number;
  readonly isInferred: boolean;
}

/**
 * A function that formats the length and the transport of a leg: '84.3 km, by car', or 'about 84 km, by car' if its line is inferred
 * from the terrain.
 */
export function useLegDistance(): (leg: LegLength, transport: string) => string {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const wholeKilometres = useKilometres(0);
  const { distance, distanceAbout } = messages.place;
  return ({ distanceMetres, isInferred }, transport) =>
    isInferred
      ? distanceAbout(wholeKilometres(distanceMetres), transport)
      : distance(kilometres(distanceMetres), transport);
}
