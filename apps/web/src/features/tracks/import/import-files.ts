import { geoFileLimits } from '@cae-map/geo-files/limits';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { reportLeftOut, reportProblem, tracksStore, zoomToTracks, type ImportJob } from '../tracks-store.ts';
import { rememberTracks } from '../remembered-tracks.ts';
import { runInWorker, type TrackWork } from './run-in-worker.ts';

/** How many files are read at the same time: one of half a million points takes 300 MB. */
const maxWorkers = 2;

interface RunningJob {
  readonly id: number;
  readonly cancel: () => void;
}

interface WaitingJob {
  readonly id: number;
  readonly file: File;
}

let lastId = 0;
const waiting: WaitingJob[] = [];
const running: RunningJob[] = [];

/** Adds the tracks of files, a few at a time. A file that is too large is rejected without reading it. */
export function importFiles(files: Iterable<File>): void {
  for (const file of files) {
    if (file.size > geoFileLimits.fileBytes) {
      reportProblem(file.name, { code: 'too-large' });
      continue;
    }
    lastId += 1;
    waiting.push({ id: lastId, file });
    setJobs((jobs) => [...jobs, { id: lastId, fileName: file.name, share: null }]);
  }
  startNext();
}

/** Cancels the import of a file; nothing of it is stored. */
export function cancelImport(id: number): void {
  const position = waiting.findIndex((job) => job.id === id);
  if (position !== -1) waiting.splice(position, 1);
  running.find((job) => job.id === id)?.cancel();
  finish(id);
}

function startNext(): void {
  while (running.length < maxWorkers) {
    const next = waiting.shift();
    if (next === undefined) return;
    const { id, file } = next;
    const work = runInWorker({ kind: 'import', name: file.name, file }, (share) => setShare(id, share));
    running.push({ id, cancel: () => work.cancel() });
    setShare(id, 0);
    void finishWith(next, work);
  }
}

async function finishWith({ id, file }: WaitingJob, { done }: TrackWork): Promise<void> {
  const reply = await done;
  if (reply.kind === 'failed') reportProblem(file.name, reply.failure);
  else {
    showAdded(reply.tracks);
    reportLeftOut(file.name, reply.leftOut);
  }
  finish(id);
}

function showAdded(added: readonly StoredTrack[]): void {
  tracksStore.setState(({ tracks }) => ({ tracks: [...tracks, ...added] }));
  rememberTracks();
  zoomToTracks(added.map(({ id }) => id));
}

function finish(id: number): void {
  const position = running.findIndex((job) => job.id === id);
  if (position !== -1) running.splice(position, 1);
  setJobs((jobs) => jobs.filter((job) => job.id !== id));
  startNext();
}

function setShare(id: number, share: number): void {
  setJobs((jobs) => jobs.map((job) => (job.id === id ? { ...job, share } : job)));
}

function setJobs(change: (jobs: readonly ImportJob[]) => readonly ImportJob[]): void {
  tracksStore.setState(({ jobs }) => ({ jobs: change(jobs) }));
}
