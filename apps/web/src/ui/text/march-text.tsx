import type { MarchComparison } from '@cae-map/expedition/marches/compare-marches';
import { useKilometres } from '../../lib/kilometres.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';

/** The stated distance of a march and the length of its line, and whether they differ by more than a third. */
export function MarchText({ march }: { readonly march: MarchComparison }) {
  const { messages } = useLanguage();
  const kilometres = useKilometres(0);
  const { unit, compared, differs } = messages.place.march;
  const { distance, statedMetres, measuredMetres } = march;
  // Distances in other units are not compared.
  const name = distance.unit === 'versts' ? 'versts' : 'miles';
  const text = compared(unit[name](distance.value), kilometres(statedMetres), kilometres(measuredMetres));
  return <>{march.differs ? `${text}; ${differs}` : text}</>;
}
