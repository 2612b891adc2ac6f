import type { ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import type { FastifyInstance } from 'fastify';
import { withTemporaryCopy } from '../../media/temporary-copy.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PicturePublisher } from '../../writes/picture-publisher.ts';
import { requireVersion } from '../../writes/version-conflict.ts';
import { writeRoute, type WriteContext, type WriteRequest } from '../../writes/write-route.ts';
import { presentProposal } from './presenter.ts';
import type { PendingPhotographs } from './photographs/pending-photographs.ts';
import { decideProposal, findPhotographId, lockProposal } from './repository.ts';
import { findSubject, type CorrectableSubjects } from './subjects.ts';

type Completion = Pick<WriteContext<'acceptProposal'>, 'afterCommit'>;
type LockedProposal = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

/** The name of a published photograph: that of the visitor's file can say who has taken it. Numbers distinguish further ones. */
const publishedName = 'photograph.jpg';

interface DecisionParts {
  readonly subjects: CorrectableSubjects;
  readonly photographs: PendingPhotographs;
  readonly publisher: PicturePublisher;
}

/** Registers the calls by which editors accept and decline proposals. */
export function registerDecisions(
  app: FastifyInstance,
  { subjects, photographs, publisher }: DecisionParts,
  tag: string,
): void {
  /** Checks and stores the photograph that is about to be published; null if none is. */
  async function preparePicture({ body, parameters }: WriteRequest<'acceptProposal'>) {
    if (body.photograph === null) return null;
    const id = await findPhotographId(app.database.orm, parameters.proposal_id);
    const stored = id === undefined ? null : await photographs.open(id);
    if (id === undefined || stored === null)
      throw new RequestError(
        'conflict',
        'There is no photograph any more: reload the proposal, or accept it without one.',
      );
    return await withTemporaryCopy(stored, (path) =>
      publisher.prepare({ path, uploadId: id, filename: publishedName, bytes: stored.size }),
    );
  }

  function removePhotograph({ afterCommit }: Completion, { photograph_id: id }: LockedProposal): void {
    // What cannot be removed now is removed when photographs without a waiting proposal are looked for.
    if (id !== null)
      afterCommit(() =>
        photographs
          .remove(id)
          .catch((error: unknown) => app.log.error({ err: error }, 'a photograph remains')),
      );
  }

  writeRoute(
    app,
    'acceptProposal',
    {
      prepare: preparePicture,
      async load({ transaction, parameters, body }) {
        if (body.photograph !== null) await publisher.lock(transaction);
        return await lockProposal(transaction, parameters.proposal_id);
      },
      presentConflict: ({ state, version }) => ({ state, version }),
      async act(context, proposal, picture) {
        const { caller, transaction, body } = context;
        checkOpen(proposal.state);
        const { subject, subject_id: id } = proposal;
        const locked = await subjects[subject].lock(transaction, id);
        if (locked === undefined)
          throw new RequestError(
            'conflict',
            'The record has been deleted: restore it or decline the proposal.',
          );
        // An editor decides about the record as it was shown; a later change must not be overwritten unseen.
        requireVersion({ edited: body.subject_version, current: locked.version, present: locked.present });
        const editorId = caller?.userId ?? null;
        if (hasValues(body.values)) await locked.correct(body.values, editorId);
        const image =
          picture === null || body.photograph === null
            ? null
            : await picture.publish(context, { ...body.photograph, place_id: id });
        removePhotograph(context, proposal);
        const decided = await decideProposal(transaction, proposal.proposal_id, {
          state: 'accepted',
          applied: body.values,
          image_id: image,
          // Only a visitor who has entered a name wants to be named.
          is_credited: body.is_credited && proposal.credit_name !== '',
          editor_note: body.editor_note,
          decided_by: editorId,
        });
        return presentProposal(decided, await findSubject(transaction, subjects, proposal));
      },
    },
    { tag, summary: 'Accepts a proposal, with the values as amended, and changes the record' },
  );

  writeRoute(
    app,
    'declineProposal',
    {
      load: ({ transaction, parameters }) => lockProposal(transaction, parameters.proposal_id),
      presentConflict: ({ state, version }) => ({ state, version }),
      async act(context, proposal) {
        const { caller, transaction, body } = context;
        checkOpen(proposal.state);
        removePhotograph(context, proposal);
        const decided = await decideProposal(transaction, proposal.proposal_id, {
          state: 'declined',
          applied: null,
          image_id: null,
          is_credited: false,
          editor_note: body.editor_note,
          decided_by: caller?.userId ?? null,
        });
        return presentProposal(decided, await findSubject(transaction, subjects, proposal));
      },
    },
    { tag, summary: 'Declines a proposal; the record stays as it is' },
  );
}

function checkOpen(state: string): void {
  if (state !== 'open') throw new RequestError('already_decided', `The proposal has already been ${state}.`);
}

function hasValues(values: ProposedValues): boolean {
  return Object.keys(values).length > 0;
}
