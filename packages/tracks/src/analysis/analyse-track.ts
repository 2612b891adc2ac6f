import type { LinePoints } from '@cae-map/geo-files/line-points';
import { distancesFromStart } from './distances.ts';
import { simplifyForDisplay, type DisplayLine } from './simplify.ts';
import { trackProfile, type TrackProfile } from './track-profile.ts';
import { trackDateInfo, type TrackDateInfo } from './track-date-info.ts';
import { trackStatistics, type TrackStatistics } from './track-statistics.ts';

/** What a track is shown by; its points are needed only to calculate this. */
export interface TrackAnalysis {
  readonly statistics: TrackStatistics;
  /** Null if the file has no times. */
  readonly dateInfo: TrackDateInfo | null;
  readonly profile: TrackProfile;
  readonly line: DisplayLine;
}

/** Changes with the form of `TrackAnalysis`: a stored one of another version is calculated again. */
export const analysisVersion = 1;

/** Calculates what a track is shown by. Half a million points take about a second, so call it in a worker. */
export function analyseTrack(points: LinePoints): TrackAnalysis {
  const distances = distancesFromStart(points);
  return {
    statistics: trackStatistics(points, distances),
    dateInfo: trackDateInfo(points, distances),
    profile: trackProfile(points, distances),
    line: simplifyForDisplay(points),
  };
}
