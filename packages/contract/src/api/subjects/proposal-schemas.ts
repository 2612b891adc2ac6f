import { z } from 'zod';
import {
  creditSchema,
  proposalAcceptanceSchema,
  proposalBodySchema,
  proposalCountSchema,
  proposalKeysSchema,
  proposalRefusalSchema,
  proposalSchema,
  proposalStateSchema,
} from '../../entities/editing/proposal.ts';
import { uploadIdSchema } from '../../entities/upload-id.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import type { proposalCalls } from './proposal-calls.ts';

const oneProposal = { params: z.object({ proposal_id: identifier }), query: nothing };

const ofPhotograph = {
  params: z.object({ upload_id: uploadIdSchema }),
  query: nothing,
  response: empty.describe('the headers of the tus protocol'),
} as const;

/** The schemas of the endpoints of proposals. */
export const proposalSchemas = {
  createProposal: { params: nothing, query: nothing, body: proposalBodySchema, response: empty },
  getProposalStates: {
    params: nothing,
    query: z.object({ keys: proposalKeysSchema }),
    response: z.array(proposalStateSchema).describe('unknown keys are left out'),
  },
  createPhotographUpload: {
    params: nothing,
    query: nothing,
    response: empty.describe('the URL of the upload is in the header Location'),
  },
  getPhotographOffset: ofPhotograph,
  appendToPhotograph: ofPhotograph,
  cancelPhotograph: ofPhotograph,
  getProposalPhotograph: { ...oneProposal, response: z.unknown().describe('the photograph as JPEG') },
  listProposals: { params: nothing, query: nothing, response: z.array(proposalSchema) },
  countOpenProposals: { params: nothing, query: nothing, response: proposalCountSchema },
  acceptProposal: { ...oneProposal, body: proposalAcceptanceSchema, response: proposalSchema },
  declineProposal: { ...oneProposal, body: proposalRefusalSchema, response: proposalSchema },
  listCredits: { params: nothing, query: nothing, response: z.array(creditSchema) },
} as const satisfies Record<keyof typeof proposalCalls, ApiCallSchemas>;
