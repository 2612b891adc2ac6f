import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { ObservedFacts } from './observed-facts.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { diffFields, proposedText } from './review-diff.ts';
import styles from './review.module.css';

/** A proposal that has been decided: by whom, how, and with which values. */
export function DecidedProposal({ proposal }: { readonly proposal: Proposal }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  const values = proposal.applied ?? proposal.proposed;
  const saved = diffFields.flatMap((field) => {
    const text = proposedText(values, field);
    return text === '' ? [] : [`${labels.fields[field]}: ${text}`];
  });
  return (
    <li className={styles.proposal}>
      <ProposalHead proposal={proposal}>
        <span>{labels.byEditor(proposal.editor ?? labels.someone, labels.states[proposal.state])}</span>
      </ProposalHead>
      {saved.length > 0 && <p>{saved.join('; ')}</p>}
      {proposal.remark !== '' && <blockquote lang={proposal.lang}>{proposal.remark}</blockquote>}
      <ObservedFacts proposal={proposal} />
      <DecidedPhotograph proposal={proposal} />
      {proposal.editor_note !== '' && <p className={styles.quiet}>{proposal.editor_note}</p>}
      {proposal.state === 'accepted' && proposal.subject !== 'text' && saved.length > 0 && (
        <p className={styles.quiet}>{labels.undo[proposal.subject]}</p>
      )}
    </li>
  );
}

/** What has become of the photograph of a proposal. */
function DecidedPhotograph({ proposal: { photograph, image_id: imageId } }: { readonly proposal: Proposal }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review.photograph;
  if (photograph === null) return null;
  return (
    <p className={styles.quiet}>
      {imageId === null ? (
        labels.notPublished
      ) : (
        <LocalLink to={paths.editImage(imageId)}>{labels.published}</LocalLink>
      )}
    </p>
  );
}
