import { proposalBounds, type Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { amendValues, type AmendedTexts } from './amended-values.ts';
import { AmendedFields } from './amended-fields.tsx';
import { ObservedFacts } from './observed-facts.tsx';
import { ProposalDiffTable } from './proposal-diff-table.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { ProposedPhotograph } from './proposed-photograph.tsx';
import { PublishedPhotograph } from './published-photograph.tsx';
import { proposalDiff } from './review-diff.ts';
import { observedPosition, positionOf, positionsOf, showPositions } from './reviewed-store.ts';
import styles from './review.module.css';
import { useDecide } from './use-decide.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';

const emptyTexts = { title_ru: '', title_en: '', author_ru: '', author_en: '' };

/** A proposal that waits for a decision: its diff, what the visitor has written, and the actions of the editor. */
export function OpenProposal({ proposal }: { readonly proposal: Proposal }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  const item = useShowLinked(`#proposal-${proposal.proposal_id}`);
  const [amended, setAmended] = useState<AmendedTexts | null>(null);
  const [note, setNote] = useState('');
  const [isCredited, setCredited] = useState(true);
  const { mutate, isPending } = useDecide();
  const { current, credit_name: name, photograph } = proposal;
  const [published, setPublished] = useState({ ...emptyTexts, author_ru: name, author_en: name });
  const [isPublished, setIsPublished] = useState(photograph !== null);
  const { values, invalid } = amendValues(proposal.proposed, amended ?? {});
  const positions = positionsOf(proposal);
  const canAccept = !isPending && invalid.length === 0 && current !== null;
  return (
    <li ref={item} id={`proposal-${proposal.proposal_id}`} tabIndex={-1} className={styles.proposal}>
      <ProposalHead proposal={proposal} />
      <SentContent proposal={proposal} />
      {amended !== null && (
        <AmendedFields
          proposal={proposal}
          texts={amended}
          invalid={invalid}
          onChange={(changed) => {
            setAmended(changed);
            showPositions({ ...positions, to: positionOf(amendValues(proposal.proposed, changed).values) });
          }}
        />
      )}
      {photograph !== null && (
        <PublishedPhotograph
          texts={published}
          isPublished={isPublished}
          onChange={setPublished}
          onPublish={setIsPublished}
        />
      )}
      {name !== '' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isCredited}
            onChange={({ target }) => setCredited(target.checked)}
          />
          {labels.credit(name)}
        </label>
      )}
      <Field label={labels.note}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={proposalBounds.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button
          look="main"
          aria-disabled={!canAccept}
          onClick={() => {
            if (canAccept)
              mutate({
                proposal,
                note,
                acceptance: { values, photograph: isPublished ? published : null, isCredited },
              });
          }}
        >
          {amended === null ? labels.accept : labels.acceptAmended}
        </Button>
        {Object.keys(proposal.proposed).length > 0 && amended === null && (
          <Button look="outlined" onClick={() => setAmended({})}>
            {labels.amend}
          </Button>
        )}
        <Button
          look="outlined"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate({ proposal, note, acceptance: null });
          }}
        >
          {labels.decline}
        </Button>
        {(positions.from ?? positions.to) !== null && (
          <Button
            look="outlined"
            onClick={() =>
              showPositions({
                ...positions,
                to: positionOf(values) ?? observedPosition(proposal.observation),
              })
            }
          >
            {labels.show}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Scrolls to an element and focuses it when a link with its hash is followed. */
function useShowLinked(ofElement: string): RefObject<HTMLLIElement | null> {
  const { hash } = useLocation();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (hash !== ofElement) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [hash, ofElement]);
  return element;
}

/** What the visitor has sent, beside the present values of the record. */
function SentContent({ proposal }: { readonly proposal: Proposal }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  const { current, subject_version: seen, remark, contact, kind, lang, photograph } = proposal;
  return (
    <>
      {current !== null && current.version !== seen && (
        <p role="note" className={styles.warning}>
          {labels.changedSince}
        </p>
      )}
      {proposalDiff(proposal).length > 0 && <ProposalDiffTable proposal={proposal} />}
      {photograph !== null && (
        <ProposedPhotograph proposalId={proposal.proposal_id} photograph={photograph} />
      )}
      {remark !== '' && <blockquote lang={lang}>{remark}</blockquote>}
      <ObservedFacts proposal={proposal} />
      {contact !== '' && <p className={styles.quiet}>{labels.contact(contact)}</p>}
      {kind === 'remark' && <p className={styles.quiet}>{labels.remarkHint}</p>}
    </>
  );
}
