import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useEffect } from 'react';
import { useMatchWaitingCorrections } from '../../../lib/api/waiting-corrections-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import { SignInToEdit } from '../../../ui/workbench/sign-in-to-edit.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { DecidedProposal } from './decided-proposal.tsx';
import { OpenProposal } from './open-proposal.tsx';
import { useProposals } from './proposals-query.ts';
import styles from './review.module.css';
import { showPositions } from './reviewed-store.ts';

/** The corrections that visitors have proposed, beside the map, for the decision of an editor. */
function ReviewScreen() {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  usePageHead({ title: labels.title, description: labels.intro });
  useEffect(() => () => showPositions(null), []);
  const sections = [
    { path: paths.admin(), label: labels.places, isCurrent: false },
    { path: paths.placeChanges(), label: labels.changes, isCurrent: false },
    { path: paths.proposals(), label: labels.proposals, isCurrent: true },
  ];
  return (
    <EditorPanel title={labels.title} sections={sections}>
      <div className={styles.scroll}>
        <ForCapability
          capability="proposals.decide"
          otherwise={
            <div className={styles.note}>
              <SignInToEdit />
            </div>
          }
        >
          <LoadedProposals />
        </ForCapability>
      </div>
    </EditorPanel>
  );
}

function LoadedProposals() {
  const { messages } = useLanguage(proposalsMessages);
  const { data, error, refetch } = useProposals();
  if (data !== undefined) return <Proposals proposals={data} />;
  if (error === null) return <LoadingPage />;
  return <FailurePage error={error} onRetry={() => void refetch()} title={messages.review.loadFailed} />;
}

function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review;
  const open = proposals.filter(({ state }) => state === 'open');
  const decided = proposals.filter(({ state }) => state !== 'open');
  useMatchWaitingCorrections(open.length);
  return (
    <>
      <p role="status" className={styles.count}>
        {labels.open(open.length)}
      </p>
      <ol className={styles.list}>
        {open.map((proposal) => (
          <OpenProposal key={proposal.proposal_id} proposal={proposal} />
        ))}
      </ol>
      {decided.length > 0 && (
        <details className={styles.decided}>
          <summary>{labels.decidedHeading}</summary>
          <ol className={styles.list}>
            {decided.map((proposal) => (
              <DecidedProposal key={proposal.proposal_id} proposal={proposal} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

export const reviewScreenModule: ScreenModule = {
  Screen: ReviewScreen,
  prepare({ language }) {
    const { title, intro } = proposalsMessages.read(language).review;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
