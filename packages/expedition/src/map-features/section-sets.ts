import type { VisitedOn } from '@cae-map/contract/enumerations';
import { switchableSections } from '../places/sections.ts';

/** The number of sets of visible sections; `other` is always visible. */
const setCount = 2 ** switchableSections.length;

/** A set of visible sections as a number from 0: each section that can be toggled is one bit. */
export function sectionSetCode(sections: readonly VisitedOn[]): number {
  return switchableSections.reduce(
    (code, section, bit) => code + (sections.includes(section) ? 2 ** bit : 0),
    0,
  );
}

/** All sets of visible sections, at the index of their code. */
export const sectionSets: readonly (readonly VisitedOn[])[] = Array.from(
  { length: setCount },
  (_, code): readonly VisitedOn[] => [
    ...switchableSections.filter((_section, bit) => Math.floor(code / 2 ** bit) % 2 === 1),
    'other',
  ],
);
