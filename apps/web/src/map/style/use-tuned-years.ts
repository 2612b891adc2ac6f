import { useStore } from 'zustand';
import { tunedYearsStore, type TunedYears } from './tuned-years.ts';

/** The replaced colours; the component is rendered again when they change. */
export function useTunedYears(): TunedYears {
  return useStore(tunedYearsStore, ({ years }) => years);
}
