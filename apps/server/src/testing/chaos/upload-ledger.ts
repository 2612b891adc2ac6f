/** An upload whose image was acknowledged. */
export interface AcknowledgedUpload {
  readonly uploadId: string;
  readonly imageId: number;
  /** Of the sent file. */
  readonly sha256: string;
}

/** An original that the database has, with what the storage has of it. */
export interface StoredOriginal {
  readonly uploadId: string;
  readonly imageId: number;
  /** Of the stored file; null when the storage does not have it. */
  readonly sha256: string | null;
}

/** How a job that makes the sizes of an image has ended: once for each time that it did. */
export interface JobEnd {
  readonly imageId: number;
  readonly state: string;
}

/** The uploads of editors, which end with an image and a job that makes its sizes. */
export interface UploadLedger {
  acknowledge(upload: AcknowledgedUpload): void;
  /** Ends of jobs that a restore has undone: the job was unfinished in the backup. */
  undo(imageIds: ReadonlySet<number>): void;
  /** Adds the ends of jobs of a database that is about to be replaced or compared. */
  addEnds(ends: readonly JobEnd[]): void;
  /** Compares the database and the storage with what was acknowledged. */
  compare(originals: readonly StoredOriginal[]): UploadComparison;
  readonly acknowledged: readonly AcknowledgedUpload[];
}

export interface UploadComparison {
  /** Acknowledged uploads without their image, file or finished job. */
  readonly lost: readonly string[];
  /** Jobs that have finished more than once, and uploads with several images. */
  readonly repeated: readonly string[];
  /** Jobs that have finished once. */
  readonly finishedJobs: number;
}

export function createUploadLedger(): UploadLedger {
  const acknowledged: AcknowledgedUpload[] = [];
  let ends: JobEnd[] = [];

  function findLoss(
    { uploadId, imageId, sha256 }: AcknowledgedUpload,
    originals: readonly StoredOriginal[],
  ): string[] {
    const stored = originals.find((original) => original.uploadId === uploadId);
    const name = `image ${imageId}`;
    const problems: string[] = [];
    if (stored === undefined) problems.push(`${name} is not in the database`);
    else if (stored.imageId !== imageId) problems.push(`the upload of ${name} has image ${stored.imageId}`);
    else if (stored.sha256 === null) problems.push(`the file of ${name} is not in the storage`);
    else if (stored.sha256 !== sha256) problems.push(`the file of ${name} has other contents`);
    const states = ends.filter((end) => end.imageId === imageId).map(({ state }) => state);
    if (!states.includes('done')) problems.push(`the job of ${name} has not finished: ${states.join()}`);
    return problems;
  }

  return {
    acknowledged,
    acknowledge: (upload) => void acknowledged.push(upload),
    undo: (imageIds) => void (ends = ends.filter(({ imageId }) => !imageIds.has(imageId))),
    addEnds: (added) => void ends.push(...added),
    compare(originals) {
      const repeated: string[] = [];
      const jobs = new Map<number, number>();
      for (const { imageId } of ends) jobs.set(imageId, (jobs.get(imageId) ?? 0) + 1);
      for (const [imageId, count] of jobs)
        if (count > 1) repeated.push(`the job of image ${imageId} has ended ${count} times`);
      const uploads = new Map<string, number>();
      for (const { uploadId } of originals) uploads.set(uploadId, (uploads.get(uploadId) ?? 0) + 1);
      for (const [uploadId, count] of uploads)
        if (count > 1) repeated.push(`the upload ${uploadId} has ${count} images`);
      return {
        lost: acknowledged.flatMap((upload) => findLoss(upload, originals)),
        repeated,
        finishedJobs: [...jobs.values()].filter((count) => count === 1).length,
      };
    },
  };
}
