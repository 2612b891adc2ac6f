import { analyseTrack } from '@cae-map/tracks/analysis/analyse-track';
import { parseTrackFile } from '@cae-map/tracks/parse-track-file';
import { TrackStorageError } from '../../../lib/storage/tracks/storage-failure.ts';
import { addTracks, readPoints, storeAnalysis } from '../../../lib/storage/tracks/track-storage.ts';
import type { TrackReply, TrackRequest } from './track-messages.ts';

/** The share of the work until the file is parsed; the rest is the analysis and the storage. */
const parsedShare = 0.7;

/** Handles a request in the worker. Points are stored here and never sent to the page, which needs only their analysis. */
export async function handleTrackRequest(
  request: TrackRequest,
  onProgress: (share: number) => void,
): Promise<TrackReply> {
  try {
    return await (request.kind === 'import' ? importFile(request, onProgress) : analyseAgain(request.id));
  } catch (error) {
    if (error instanceof TrackStorageError) return { kind: 'failed', failure: { code: error.code } };
    throw error;
  }
}

async function importFile(
  { name: fileName, file }: Extract<TrackRequest, { kind: 'import' }>,
  onProgress: (share: number) => void,
): Promise<TrackReply> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { kind: 'failed', failure: { code: 'unreadable' } };
  const result = parseTrackFile(new Uint8Array(bytes), (share) => onProgress(share * parsedShare));
  if ('failure' in result) return { kind: 'failed', failure: result.failure };
  const { tracks, leftOut } = result;
  const analysed = tracks.map(({ name, points }, index) => {
    const analysis = analyseTrack(points);
    onProgress(parsedShare + ((1 - parsedShare) * (index + 1)) / (tracks.length + 1));
    return { name: name ?? nameOfFile(fileName, tracks.length), fileName, points, analysis };
  });
  return { kind: 'stored', tracks: await addTracks(analysed), leftOut };
}

/** A single track without a name has that of its file, without the extension. */
function nameOfFile(fileName: string, trackCount: number): string | null {
  const name = fileName.replace(/\.[^.]*$/, '').trim();
  return trackCount > 1 || name === '' ? null : name;
}

async function analyseAgain(id: number): Promise<TrackReply> {
  const points = await readPoints(id);
  if (points === undefined) return { kind: 'failed', failure: { code: 'damaged' } };
  const track = await storeAnalysis(id, analyseTrack(points));
  return { kind: 'stored', tracks: track ? [track] : [], leftOut: [] };
}
