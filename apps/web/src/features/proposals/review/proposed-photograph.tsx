import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readProposalPhotograph } from '../../../lib/api/files/private-file.ts';
import { callKey } from '../../../lib/api/query-key.ts';
import { megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './proposed-photograph.module.css';

interface ProposedPhotographProps {
  readonly proposalId: number;
  readonly photograph: NonNullable<Proposal['photograph']>;
}

/** The photograph of an open proposal, which is read with the token of the editor. */
export function ProposedPhotograph({ proposalId, photograph }: ProposedPhotographProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review.photograph;
  const { data, isError, refetch } = useQuery({
    queryKey: callKey('getProposalPhotograph', { proposal_id: proposalId }),
    queryFn: ({ signal }) => readProposalPhotograph(proposalId, signal),
    // The file never changes, and it is gone when the proposal has been decided, after which all other data are read anew.
    staleTime: 'static',
    retry: 1,
  });
  const { width, height, bytes } = photograph;
  return (
    <figure className={styles.photograph}>
      {data !== undefined && <PictureFile file={data} width={width} height={height} alt={labels.alt} />}
      {data === undefined && !isError && <p role="status">{labels.loading}</p>}
      {isError && (
        <p role="alert">
          {labels.loadFailed}{' '}
          <Button look="outlined" onClick={() => void refetch()}>
            {labels.retry}
          </Button>
        </p>
      )}
      <figcaption>{labels.facts(width, height, Math.max(0.1, bytes / megabyte))}</figcaption>
    </figure>
  );
}

interface PictureFileProps {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture by an object URL, which is revoked with the element. */
function PictureFile({ file, ...properties }: PictureFileProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} {...properties} alt={properties.alt} />;
}
