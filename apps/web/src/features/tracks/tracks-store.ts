import type { TrackFailure } from '@cae-map/tracks/failure';
import type { TrackLeftOut } from '@cae-map/tracks/track';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StorageFailureCode } from '../../lib/storage/tracks/storage-failure.ts';
import type { StoredTrack } from '../../lib/storage/tracks/stored-track.ts';

/** Why a file was not added or a track not stored. */
export type ImportFailure =
  | TrackFailure
  | {
      readonly code:
        | StorageFailureCode
        /** The browser could not read the file, such as one that was moved. */
        | 'unreadable'
        /** The worker has failed, such as for want of memory. */
        | 'interrupted'
        /** The file could not be fetched from the server. */
        | 'download'
        /** The points of a stored track are missing. */
        | 'damaged';
    };

/** What a message about a failure contains, as far as it is known. */
export interface FailureDetails {
  readonly code?: ImportFailure['code'];
  /** The line of the file, from 1. */
  readonly line?: number;
  /** The value of the file that caused the failure. */
  readonly value?: string;
}

/** A file that is being added. */
export interface ImportJob {
  readonly id: number;
  readonly fileName: string;
  /** The share that is done, 0 to 1; null while the file waits for others. */
  readonly share: number | null;
}

/** A failure that is shown until the visitor dismisses it. */
export interface ImportProblem {
  readonly id: number;
  /** The name of the file or of the track; null for a track without a name, and for the storage as a whole. */
  readonly fileName: string | null;
  readonly failure: ImportFailure;
}

/** What was left out of a file that was added; shown until the visitor dismisses it. */
export interface LeftOutReport {
  readonly id: number;
  readonly fileName: string;
  readonly leftOut: readonly TrackLeftOut[];
}

interface TracksState {
  /** Whether the stored tracks have been read. */
  readonly storage: 'unread' | 'reading' | 'read';
  readonly tracks: readonly StoredTrack[];
  readonly jobs: readonly ImportJob[];
  readonly problems: readonly ImportProblem[];
  readonly reports: readonly LeftOutReport[];
  /** The track that was deleted last, which can be restored. */
  readonly deleted: StoredTrack | null;
  /** The track whose details are open. */
  readonly openId: number | null;
  /** The tracks that the map has to show; a new object for each request. */
  readonly zoomTo: { readonly ids: readonly number[] } | null;
}

/** The tracks of the visitor. */
export const tracksStore = createStore<TracksState>(() => ({
  storage: 'unread',
  tracks: [],
  jobs: [],
  problems: [],
  reports: [],
  deleted: null,
  openId: null,
  zoomTo: null,
}));

/** Selects a value of the store; the component is rendered again only when that value changes. */
export function useTracks<Value>(selector: (state: TracksState) => Value): Value {
  return useStore(tracksStore, selector);
}

let lastId = 0;

/** Shows a failure in the list. */
export function reportProblem(fileName: string | null, failure: ImportFailure): void {
  lastId += 1;
  const problem = { id: lastId, fileName, failure };
  tracksStore.setState(({ problems }) => ({ problems: [...problems, problem] }));
}

/** Shows what was left out of a file, if anything was. */
export function reportLeftOut(fileName: string, leftOut: readonly TrackLeftOut[]): void {
  if (leftOut.length === 0) return;
  lastId += 1;
  const report = { id: lastId, fileName, leftOut };
  tracksStore.setState(({ reports }) => ({ reports: [...reports, report] }));
}

/** Removes the report about a file. */
export function dismissReport(id: number): void {
  tracksStore.setState(({ reports }) => ({ reports: reports.filter((report) => report.id !== id) }));
}

/** Removes a failure from the list. */
export function dismissProblem(id: number): void {
  tracksStore.setState(({ problems }) => ({ problems: problems.filter((problem) => problem.id !== id) }));
}

/** Opens the details of a track, or closes them. */
export function openTrack(openId: number | null): void {
  tracksStore.setState({ openId });
}

/** Makes the map show tracks. */
export function zoomToTracks(ids: readonly number[]): void {
  tracksStore.setState({ zoomTo: { ids } });
}
