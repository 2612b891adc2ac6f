import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import { clientNetworks, hashNetworks } from '../../security/client-network.ts';
import type { SigningKeys } from '../../security/signing-keys.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import type { PicturePublisher } from '../../writes/picture-publisher.ts';
import { loadNothing, writeRoute, type WriteBody } from '../../writes/write-route.ts';
import { registerDecisions } from './decisions.ts';
import type { PendingPhotographs } from './photographs/pending-photographs.ts';
import { registerPhotographs } from './photographs/photograph-routes.ts';
import { presentProposal } from './presenter.ts';
import { checkWaiting, countProposal, maxOpenProposals } from './proposal-limits.ts';
import {
  countOpen,
  countWaiting,
  findProposals,
  hasProposalWith,
  hasProposalWithKey,
  insertProposal,
} from './repository.ts';
import { registerStates } from './states.ts';
import { findSubject, findSubjects, type CorrectableSubjects } from './subjects.ts';

interface ProposalsRoutesOptions {
  readonly subjects: CorrectableSubjects;
  readonly limits: AttemptLimits;
  readonly photographs: PendingPhotographs;
  readonly publisher: PicturePublisher;
  /** Hides networks. */
  readonly hashValue: SigningKeys['hashValue'];
}

/** Corrections that visitors propose without an account, and the decisions of the editors. */
export const proposalsRoutes: FastifyPluginAsync<ProposalsRoutesOptions> = async (
  app,
  { subjects, limits, photographs, publisher, hashValue },
) => {
  const tag = 'proposals';
  registerPhotographs(app, photographs, tag);
  registerStates(app, tag);

  /** Whether a client repeats a request whose response was lost. */
  async function isRepeated({ client_key: key }: WriteBody<'createProposal'>): Promise<boolean> {
    return key !== null && (await hasProposalWithKey(app.database.orm, key));
  }

  /** Checks and stores the photograph of a proposal; null if it has none, and `known` if the proposal is stored already. */
  async function receivePhotograph({ photograph: id, website }: WriteBody<'createProposal'>) {
    if (id === null || (website ?? '') !== '') return null;
    // The client repeats a request whose response was lost.
    if (await hasProposalWith(app.database.orm, id)) return 'known';
    try {
      return { photograph_id: id, photograph: await photographs.receive(id) };
    } catch (error) {
      // The file is removed as soon as the same request, sent at the same time, is committed.
      if (await hasProposalWith(app.database.orm, id)) return 'known';
      throw error;
    }
  }

  writeRoute(
    app,
    'createProposal',
    {
      async prepare({ request, body }) {
        // What is stored already is not counted again, so that an outbox is not kept from sending the rest.
        if (await isRepeated(body)) return 'known';
        await countProposal(limits, request.ip);
        return await receivePhotograph(body);
      },
      load: loadNothing,
      async act({ request, transaction, body, afterCommit }, _nothing, received) {
        const { website = '', photograph: _upload, ...proposal } = body;
        // A program that fills in every field is told that it has succeeded.
        if (website !== '' || received === 'known') return null;
        const record = await findSubject(transaction, subjects, proposal);
        if (record === undefined)
          throw new RequestError('not_found', 'subject_id: there is no such record any more.');
        const { neighbourhood, region } = hashNetworks(clientNetworks(request.ip), hashValue);
        const sender = { neighbourhood, region };
        const waiting = await countWaiting(transaction, sender);
        checkWaiting({ ...waiting, address: waiting.neighbourhood });
        const values = { ...proposal, ...received, sender, subject_version: record.version };
        const isNew = await insertProposal(transaction, values);
        if (received !== null && isNew) afterCommit(() => photographs.complete(received.photograph_id));
        return null;
      },
    },
    { tag, summary: 'Proposes a correction of a place, a picture or a text' },
  );

  privateReadRoute(
    app,
    'listProposals',
    async ({ orm }) => {
      const rows = await findProposals(orm, maxOpenProposals);
      const find = await findSubjects(orm, subjects, rows);
      return rows.map((row) => presentProposal(row, find(row.subject, row.subject_id)));
    },
    { tag, summary: 'The open proposals, the oldest first, and the last decided ones' },
  );

  privateReadRoute(app, 'countOpenProposals', async ({ orm }) => ({ open: await countOpen(orm) }), {
    tag,
    summary: 'The number of the open proposals',
  });

  registerDecisions(app, { subjects, photographs, publisher }, tag);
};
