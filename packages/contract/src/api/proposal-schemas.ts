import { z } from 'zod';
import {
  creditSchema,
  proposalAcceptanceSchema,
  proposalBodySchema,
  proposalRefusalSchema,
  proposalSchema,
} from '../entities/proposal.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from './api-call-schemas.ts';
import type { proposalCalls } from './proposal-calls.ts';

const oneProposal = { params: z.object({ proposal_id: identifier }), query: nothing };

/** The schemas of the endpoints of proposals. */
export const proposalSchemas = {
  createProposal: { params: nothing, query: nothing, body: proposalBodySchema, response: empty },
  listProposals: { params: nothing, query: nothing, response: z.array(proposalSchema) },
  acceptProposal: { ...oneProposal, body: proposalAcceptanceSchema, response: proposalSchema },
  declineProposal: { ...oneProposal, body: proposalRefusalSchema, response: proposalSchema },
  listCredits: { params: nothing, query: nothing, response: z.array(creditSchema) },
} as const satisfies Record<keyof typeof proposalCalls, ApiCallSchemas>;
