import { createContext, use } from 'react';
import { useOffered } from '../session/use-offered.ts';
import type { PlaceSection, PlaceSectionSlot } from './place-section.ts';

const PlaceSectionsContext = createContext<readonly PlaceSection[]>([]);

/** Provides the sections of all features to the pane of a stop. */
export const PlaceSectionsProvider = PlaceSectionsContext.Provider;

/** The sections of a slot for the audience of the visitor, sorted by rank. */
export function usePlaceSections(slot: PlaceSectionSlot): readonly PlaceSection[] {
  return useOffered(use(PlaceSectionsContext))
    .filter((section) => section.slot === slot)
    .toSorted((one, other) => one.rank - other.rank);
}
