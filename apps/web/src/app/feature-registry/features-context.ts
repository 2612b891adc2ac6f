import { createContext, use } from 'react';
import type { Features } from './merge-features.ts';

const FeaturesContext = createContext<Features | null>(null);

/** Provides the features to the shell and to the map screen. */
export const FeaturesProvider = FeaturesContext.Provider;

/** Returns the features that the application is rendered with. */
export function useFeatures(): Features {
  const features = use(FeaturesContext);
  if (features === null) throw new Error('useFeatures is used outside FeaturesProvider');
  return features;
}
