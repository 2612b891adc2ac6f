import { expect, test } from 'vitest';
import { createUploadLedger } from './upload-ledger.ts';

const upload = { uploadId: 'a', imageId: 1, sha256: 'x' };
const done = { imageId: 1, state: 'done' };

/** A ledger with one acknowledged upload. */
function ledgerWith(ends: readonly { readonly imageId: number; readonly state: string }[]) {
  const ledger = createUploadLedger();
  ledger.acknowledge(upload);
  ledger.addEnds(ends);
  return ledger;
}

test('an acknowledged upload with its image, file and one finished job has lost nothing', () => {
  expect(ledgerWith([done]).compare([upload])).toEqual({ lost: [], repeated: [], finishedJobs: 1 });
});

test.each([
  ['without an image', [], 'image 1 is not in the database'],
  ['with another image', [{ ...upload, imageId: 2 }], 'the upload of image 1 has image 2'],
  ['without its file', [{ ...upload, sha256: null }], 'the file of image 1 is not in the storage'],
  ['with another file', [{ ...upload, sha256: 'y' }], 'the file of image 1 has other contents'],
])('an acknowledged upload %s is lost', (_title, originals, problem) => {
  expect(ledgerWith([done]).compare(originals).lost).toEqual([problem]);
});

test.each([[[]], [[{ ...done, state: 'failed' }]]])(
  'an acknowledged upload whose job has ended as %j is lost',
  (ends) => {
    expect(ledgerWith(ends).compare([upload]).lost).toHaveLength(1);
  },
);

test('a job that has finished twice is reported, unless a restore has undone the first time', () => {
  const ledger = ledgerWith([done]);
  ledger.addEnds([done]);
  expect(ledger.compare([upload]).repeated).toEqual(['the job of image 1 has ended 2 times']);

  const restored = ledgerWith([done]);
  restored.undo(new Set([1]));
  restored.addEnds([done]);
  expect(restored.compare([upload])).toEqual({ lost: [], repeated: [], finishedJobs: 1 });
});

test('an upload with two images is reported', () => {
  const originals = [upload, { ...upload, imageId: 2 }];
  expect(ledgerWith([done]).compare(originals).repeated).toEqual(['the upload a has 2 images']);
});
