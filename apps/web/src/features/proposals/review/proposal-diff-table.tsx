import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { formatDistance } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { proposalDiff } from './review-diff.ts';
import { positionsOf } from './reviewed-store.ts';
import styles from './review.module.css';

/** The present values of a record beside those that a proposal gives it. */
export function ProposalDiffTable({ proposal }: { readonly proposal: Proposal }) {
  const { language, messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  const { from, to } = positionsOf(proposal);
  return (
    <dl className={styles.fields}>
      {proposalDiff(proposal).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{labels.fields[field]}</dt>
          <dd>
            <del>{before === '' ? labels.empty : before}</del>
            <ins>{after === '' ? labels.empty : after}</ins>
            {field === 'position' && from !== null && to !== null && (
              <span className={styles.quiet}>
                {labels.distance(formatDistance(distanceMetres(from, to), language, messages))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
