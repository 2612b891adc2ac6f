import { ApiError } from '@cae-map/contract/api/client';
import type { ProposalBody } from '@cae-map/contract/entities/editing/proposal';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { changePhotograph, type ChosenPhotograph, type PhotographProblem } from './photograph-store.ts';

/** A proposal and its photograph, if it has one. */
export interface SentProposal {
  readonly body: ProposalBody;
  readonly photograph: ChosenPhotograph | null;
}

/** Sends a proposal to the editors, after its photograph. */
export function useSendProposal() {
  const client = useRequiredClient();
  return useMutation({
    async mutationFn({ body, photograph }: SentProposal) {
      if (photograph === null) return await client.call('createProposal', {}, { body });
      const { sendPhotograph } = await import('./send-photograph.ts');
      try {
        const id = await sendPhotograph(photograph);
        return await client.call('createProposal', {}, { body: { ...body, photograph: id } });
      } catch (error) {
        noteProblem(photograph, error);
        throw error;
      }
    },
  });
}

/** The reasons for which the server does not accept a file, by status. */
const problems: Readonly<Record<number, PhotographProblem>> = {
  413: 'tooManyPixels',
  415: 'notPicture',
  422: 'damaged',
};

/** What the server has rejected, or does not have any more, is sent anew. */
function noteProblem({ file }: ChosenPhotograph, error: unknown): void {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  const problem = problems[status];
  if (problem !== undefined) changePhotograph(file, { problem, uploadId: null });
  else if (status === 409) changePhotograph(file, { uploadId: null });
}
