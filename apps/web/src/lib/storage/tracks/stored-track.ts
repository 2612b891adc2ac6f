import { analysisVersion, type TrackAnalysis } from '@cae-map/tracks/analysis/analyse-track';

/** The colours of tracks in the order in which new tracks take them. */
export const trackColors = ['yellow', 'red', 'blue', 'green', 'violet', 'orange', 'cyan'] as const;
export type TrackColor = (typeof trackColors)[number];

/** What the visitor can change of a track. */
export interface TrackProperties {
  /** Null for an unknown track. */
  readonly name: string | null;
  readonly showTrack: boolean;
  readonly color: TrackColor;
}

/** A track as it is shown; its points are stored apart, because they are needed only to calculate the rest. */
export interface StoredTrack extends TrackProperties, TrackAnalysis {
  readonly id: number;
  readonly fileName: string;
}

/** A record of the storage. Fields that an earlier version of the application did not write are absent. */
export interface TrackRecord extends Partial<TrackProperties>, Partial<TrackAnalysis> {
  readonly fileName?: string;
  readonly analysisVersion?: number;
  /** When the visitor deleted it, who can undo it until the page is left: milliseconds since 1970. Null if restored. */
  readonly deletedAt?: number | null;
}

/** A stored record, as far as it can be read. Nothing is removed from the storage because it cannot be read. */
export type ReadRecord =
  | { readonly kind: 'track'; readonly track: StoredTrack }
  | { readonly kind: 'deleted'; readonly deletedAt: number }
  /** Written by another version of the application, so that its analysis has to be calculated from the points. */
  | { readonly kind: 'outdated' };

/** Reads a record, with defaults for absent properties. */
export function readTrackRecord(id: number, record: TrackRecord): ReadRecord {
  const { deletedAt = null, statistics, dateInfo, profile, line } = record;
  if (deletedAt !== null) return { kind: 'deleted', deletedAt };
  const isCurrent = record.analysisVersion === analysisVersion;
  if (!isCurrent || !statistics || dateInfo === undefined || !profile || !line) return { kind: 'outdated' };
  return {
    kind: 'track',
    track: {
      id,
      name: record.name ?? null,
      fileName: record.fileName ?? '',
      color: trackColors.find((color) => color === record.color) ?? trackColors[0],
      showTrack: record.showTrack ?? true,
      statistics,
      dateInfo,
      profile,
      line,
    },
  };
}
