import { featureManifests } from './feature-manifests.ts';
import { mapScreenManifest } from './map-screen/manifest.ts';
import { mergeFeatures } from './feature-registry/merge-features.ts';

/** The features of the product. Components read them with `useFeatures`, so that a test can render other features. */
export const features = mergeFeatures([mapScreenManifest, ...featureManifests]);
