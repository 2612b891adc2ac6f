import { bytes, clientRead, sharedRead, upload, write, type ApiCall } from '../call.ts';

/** A decision about a proposal. */
const decision = { ...write, method: 'POST', access: 'proposals.decide', isVersioned: true } as const;

/** A transfer of a photograph that a visitor sends with a proposal: whoever knows its id, which cannot be guessed, continues it. */
const ofPhotograph = { ...upload, access: 'everyone', path: '/proposals/uploads/{upload_id}' } as const;

/** The endpoints of the corrections that visitors propose. */
export const proposalCalls = {
  createProposal: {
    ...write,
    method: 'POST',
    access: 'everyone',
    path: '/proposals/',
    changes: [],
  },
  getProposalStates: { ...clientRead, path: '/proposals/states', dependsOn: ['proposals'] },
  createPhotographUpload: { ...ofPhotograph, method: 'POST', path: '/proposals/uploads/' },
  getPhotographOffset: { ...ofPhotograph, method: 'HEAD' },
  appendToPhotograph: { ...ofPhotograph, method: 'PATCH' },
  cancelPhotograph: { ...ofPhotograph, method: 'DELETE' },
  getProposalPhotograph: {
    ...bytes,
    access: 'proposals.decide',
    path: '/admin/proposals/{proposal_id}/photograph',
  },
  listProposals: {
    ...clientRead,
    access: 'proposals.decide',
    path: '/admin/proposals/',
    dependsOn: ['proposals', 'places', 'images', 'texts', 'users'],
  },
  countOpenProposals: {
    ...clientRead,
    access: 'proposals.decide',
    path: '/admin/proposals/count',
    dependsOn: ['proposals'],
  },
  acceptProposal: {
    ...decision,
    path: '/admin/proposals/{proposal_id}/accept',
    changes: ['places', 'images', 'proposals'],
  },
  declineProposal: { ...decision, path: '/admin/proposals/{proposal_id}/decline', changes: ['proposals'] },
  listCredits: { ...sharedRead, path: '/credits/', dependsOn: ['proposals'] },
} as const satisfies Record<string, ApiCall>;
