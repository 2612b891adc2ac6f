import type { ProposedValues } from '@cae-map/contract/entities/proposal';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import type { CorrectableRecord } from '../../writes/correctable-records.ts';
import { writeRoute } from '../../writes/write-route.ts';
import { anyProposal } from './policy.ts';
import { presentProposal } from './presenter.ts';
import { decideProposal, lockProposal } from './repository.ts';
import { findSubject, type CorrectableSubjects } from './subjects.ts';

/** Registers the calls by which editors accept and decline proposals. */
export function registerDecisions(app: FastifyInstance, subjects: CorrectableSubjects, tag: string): void {
  writeRoute(
    app,
    'acceptProposal',
    {
      policy: anyProposal,
      load: ({ transaction, parameters }) => lockProposal(transaction, parameters.proposal_id),
      presentConflict: ({ state, version }) => ({ state, version }),
      async act({ caller, transaction, body, record }, proposal) {
        checkOpen(proposal.state);
        const { subject, subject_id: id } = proposal;
        const locked = await subjects[subject].lock(transaction, id);
        if (locked === undefined)
          throw new RequestError(
            'conflict',
            'The record has been deleted: restore it or decline the proposal.',
          );
        checkSubjectVersion(locked, body.subject_version);
        const editorId = caller?.userId ?? null;
        if (hasValues(body.values)) {
          const changed = await locked.correct(body.values, editorId);
          await record({ entity: subject, entityId: id, action: 'update', ...changed });
        }
        const decided = await decideProposal(transaction, proposal.proposal_id, {
          state: 'accepted',
          applied: body.values,
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
      policy: anyProposal,
      load: ({ transaction, parameters }) => lockProposal(transaction, parameters.proposal_id),
      presentConflict: ({ state, version }) => ({ state, version }),
      async act({ caller, transaction, body }, proposal) {
        checkOpen(proposal.state);
        const decided = await decideProposal(transaction, proposal.proposal_id, {
          state: 'declined',
          applied: null,
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
  if (state !== 'open') throw new RequestError('conflict', `The proposal has already been ${state}.`);
}

/** An editor decides about the record as it was shown; a later change must not be overwritten unseen. */
function checkSubjectVersion({ version, present }: CorrectableRecord, seen: number): void {
  if (version === seen) return;
  throw new RequestError(
    'version_conflict',
    `Version ${seen} of the record was shown, but the current version is ${version}: somebody has changed it.`,
    { versions: { edited: seen, current: version, record: present() } },
  );
}

function hasValues(values: ProposedValues): boolean {
  return Object.keys(values).length > 0;
}
