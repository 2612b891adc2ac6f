import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import type { ProposalBody } from '@cae-map/contract/entities/editing/proposal';
import type { OutboxServer, SendResult } from '@cae-map/expedition/field/outbox/send-outbox';
import { createUpload, type UploadFailure } from '../../../lib/api/files/upload-file.ts';
import type { Note } from './note.ts';
import { findNote, readPhotograph } from './outbox-storage.ts';

/** The server as the sender of the outbox uses it: notes are proposals, and their photographs those of proposals. */
export function createOutboxServer(client: BrowserApiClient): OutboxServer {
  return {
    async transfer(id) {
      const photograph = await readPhotograph(id);
      if (photograph === undefined) return { kind: 'refused', failure: 'photograph' };
      // The name identifies the transfer, so that one that was interrupted continues; it is not sent.
      const file = new File([photograph.bytes], `${id}.jpg`, { type: photograph.type, lastModified: 0 });
      return await transferFile(file);
    },
    async propose(id, uploadId) {
      const note = await findNote(id);
      if (note === undefined) return { kind: 'refused', failure: 'invalid' };
      try {
        await client.call('createProposal', {}, { body: toProposalBody(note, uploadId) });
        return { kind: 'done', value: null };
      } catch (error) {
        return toResult(error, uploadId !== null);
      }
    },
    async findDecisions(ids) {
      try {
        const states = await client.call('getProposalStates', { keys: ids.join(',') });
        return states.flatMap(({ client_key: id, state, decided_at: decidedAt, image_id: imageId }) =>
          state === 'open' ? [] : [{ id, state, at: Date.parse(decidedAt ?? ''), imageId }],
        );
      } catch {
        return null;
      }
    },
  };
}

/** The request that proposes a note. */
export function toProposalBody(note: Note, uploadId: string | null): ProposalBody {
  return {
    subject: 'place',
    subject_id: note.placeId,
    kind: 'remark',
    proposed: {},
    remark: note.remark.trim(),
    credit_name: note.creditName.trim(),
    contact: note.contact.trim(),
    lang: note.lang,
    photograph: uploadId,
    observation: note.observation,
    client_key: note.id,
  };
}

async function transferFile(file: File): Promise<SendResult<string>> {
  return await new Promise((resolve, reject) => {
    createUpload(
      file,
      {
        onProgress: () => undefined,
        onUploaded: (value) => resolve({ kind: 'done', value }),
        onFailure: (failure) => resolve(toTransferResult(failure)),
      },
      'createPhotographUpload',
    ).then((upload) => upload.start(), reject);
  });
}

const defaultPause = 60_000;

function toTransferResult(failure: UploadFailure): SendResult<string> {
  if (failure.kind === 'connection') return { kind: 'lost' };
  if (failure.status === 429) return { kind: 'limited', retryAfter: defaultPause };
  // Anything else that is not about the file, such as the page of a hotel's network.
  return [413, 415, 422].includes(failure.status)
    ? { kind: 'refused', failure: 'photograph' }
    : { kind: 'lost' };
}

/** What the failure of a proposal means. Only a response with a code is one of this server. */
export function toResult(error: unknown, hasPhotograph: boolean): SendResult<null> {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.code === undefined)
    return { kind: 'lost' };
  switch (error.status ?? 0) {
    case 429:
      return { kind: 'limited', retryAfter: (error.retryAfter ?? 60) * 1000 };
    case 404:
      return { kind: 'refused', failure: 'missing' };
    case 409:
      return { kind: 'expired' };
    case 413:
    case 415:
    case 422:
      return { kind: 'refused', failure: hasPhotograph ? 'photograph' : 'invalid' };
    default:
      return { kind: 'lost' };
  }
}
