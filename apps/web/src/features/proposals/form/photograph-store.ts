import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import {
  createPreviewUrl,
  findFileProblem,
  type PictureFileProblem,
} from '../../../lib/images/picture-file.ts';

/** Why a photograph cannot be sent: found before it is sent, or by the server. */
export type PhotographProblem = PictureFileProblem | 'tooManyPixels' | 'damaged';

/** The photograph that a visitor has chosen. It is not kept longer than the page: browsers do not store files. */
export interface ChosenPhotograph {
  /** The place that it shows. */
  readonly placeId: number;
  readonly file: File;
  /** An object URL; null for a format that browsers do not show. */
  readonly previewUrl: string | null;
  readonly problem: PhotographProblem | null;
  /** The bytes that have been sent; null while it is not being sent. */
  readonly sent: number | null;
  /** The id of the file on the server; null before it is complete. */
  readonly uploadId: string | null;
}

const store = createStore<{ readonly chosen: ChosenPhotograph | null }>(() => ({ chosen: null }));

/** The photograph that was chosen for a record; null if none was. */
export function readPhotograph(record: CorrectedRecord): ChosenPhotograph | null {
  return ofRecord(store.getState().chosen, record);
}

export function usePhotograph(record: CorrectedRecord): ChosenPhotograph | null {
  return useStore(store, ({ chosen }) => ofRecord(chosen, record));
}

function ofRecord(
  chosen: ChosenPhotograph | null,
  { subject, id }: CorrectedRecord,
): ChosenPhotograph | null {
  return subject === 'place' && chosen?.placeId === id ? chosen : null;
}

/** Chooses a photograph in place of another one. */
export function choosePhotograph({ id: placeId }: CorrectedRecord, file: File): void {
  dropPhotograph();
  const problem = findFileProblem(file, photographBounds.bytes);
  const previewUrl = problem === null ? createPreviewUrl(file) : null;
  store.setState({ chosen: { placeId, file, previewUrl, problem, sent: null, uploadId: null } });
}

/** Changes what is known about the chosen photograph, unless another one has been chosen. */
export function changePhotograph(
  file: File,
  change: Partial<Pick<ChosenPhotograph, 'problem' | 'sent' | 'uploadId'>>,
): void {
  store.setState(({ chosen }) => (chosen?.file === file ? { chosen: { ...chosen, ...change } } : { chosen }));
}

/** Removes the chosen photograph. */
export function dropPhotograph(): void {
  const { chosen } = store.getState();
  if (chosen === null) return;
  if (chosen.previewUrl !== null) URL.revokeObjectURL(chosen.previewUrl);
  store.setState({ chosen: null });
}
