import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { loadNothing, writeRoute } from '../../writes/write-route.ts';
import { registerDecisions } from './decisions.ts';
import { anyVisitor } from './policy.ts';
import { presentProposal } from './presenter.ts';
import { countProposal, createTooManyOpen, maxOpenProposals } from './proposal-limits.ts';
import { countOpenProposals, findProposals, insertProposal } from './repository.ts';
import { findSubject, findSubjects, type CorrectableSubjects } from './subjects.ts';

interface ProposalsRoutesOptions {
  readonly subjects: CorrectableSubjects;
  readonly limits: AttemptLimits;
}

/** Corrections that visitors propose without an account, and the decisions of the editors. */
export const proposalsRoutes: FastifyPluginAsync<ProposalsRoutesOptions> = async (
  app,
  { subjects, limits },
) => {
  const tag = 'proposals';

  writeRoute(
    app,
    'createProposal',
    {
      policy: anyVisitor,
      prepare: ({ request }) => countProposal(limits, request.ip),
      load: loadNothing,
      async act({ transaction, body }) {
        const { website = '', ...proposal } = body;
        // A program that fills in every field is told that it has succeeded.
        if (website !== '') return null;
        const record = await findSubject(transaction, subjects, proposal);
        if (record === undefined)
          throw new RequestError('not_found', 'subject_id: there is no such record any more.');
        if ((await countOpenProposals(transaction)) >= maxOpenProposals) throw createTooManyOpen();
        await insertProposal(transaction, { ...proposal, subject_version: record.version });
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

  registerDecisions(app, subjects, tag);
};
