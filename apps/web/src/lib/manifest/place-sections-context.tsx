import { createContext, use } from 'react';
import { useOffered } from '../session/use-offered.ts';
import type { PlaceSection, PlaceSectionSlot } from './place-section.ts';

const PlaceSectionsContext = createContext<readonly PlaceSection[]>([]);

/** Gives the pane of a stop the sections that all features offer. */
export const PlaceSectionsProvider = PlaceSectionsContext.Provider;

/** The sections of a slot that are offered to the visitor, in their order. */
export function usePlaceSections(slot: PlaceSectionSlot): readonly PlaceSection[] {
  return useOffered(use(PlaceSectionsContext))
    .filter((section) => section.slot === slot)
    .toSorted((one, other) => one.rank - other.rank);
}
