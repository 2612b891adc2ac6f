import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { telemetryOptions } from '../../lib/telemetry/telemetry-options.ts';
import { CountOpeningsPart } from './count-openings-part.tsx';
import { ErrorWatchPart } from './error-watch-part.tsx';

/** The manifest of the reports of errors and the counts of the usage, both after the visitor has agreed. */
export const telemetryManifest: FeatureManifest = {
  id: 'telemetry',
  options: [telemetryOptions],
  pageParts: [
    { id: 'error-watch', slot: 'page', rank: 90, Part: ErrorWatchPart },
    { id: 'count-openings', slot: 'map-screen', rank: 90, Part: CountOpeningsPart },
  ],
};
