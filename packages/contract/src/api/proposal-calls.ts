import { clientRead, sharedRead, write, type ApiCall } from './call.ts';

/** A decision about a proposal. */
const decision = { ...write, method: 'POST', access: 'admin', isVersioned: true } as const;

/** The endpoints of the corrections that visitors propose. */
export const proposalCalls = {
  createProposal: { ...write, method: 'POST', access: 'everyone', path: '/proposals/', changes: [] },
  listProposals: { ...clientRead, access: 'admin', path: '/admin/proposals/' },
  acceptProposal: {
    ...decision,
    path: '/admin/proposals/{proposal_id}/accept',
    changes: ['places', 'images', 'proposals'],
  },
  declineProposal: { ...decision, path: '/admin/proposals/{proposal_id}/decline', changes: [] },
  listCredits: { ...sharedRead, path: '/credits/', dependsOn: ['proposals'] },
} as const satisfies Record<string, ApiCall>;
