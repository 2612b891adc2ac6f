import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../links/local-link.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './waiting-corrections.module.css';

interface WaitingCorrectionsProps {
  readonly subject: Proposal['subject'];
  readonly id: number;
}

/** The corrections of the edited record that wait for a decision, for editors who may decide; nothing while there are none. */
export function WaitingCorrections(properties: WaitingCorrectionsProps) {
  return (
    <ForCapability capability="proposals.decide">
      <LoadedCorrections {...properties} />
    </ForCapability>
  );
}

/** The editor also works when the corrections cannot be loaded. */
function LoadedCorrections({ subject, id }: WaitingCorrectionsProps) {
  const { messages } = useLanguage(editingMessages);
  const { data = [] } = useQuery(callQuery(useRequiredClient(), 'listProposals', {}));
  const waiting = data.filter(
    (one) => one.subject === subject && one.subject_id === id && one.state === 'open',
  );
  if (waiting.length === 0) return null;
  const labels = messages.editing.corrections;
  return (
    <section className={styles.corrections} aria-label={labels.label}>
      <h2 className={styles.heading}>{labels.label}</h2>
      {waiting.map(({ proposal_id: proposalId, remark, lang }) => (
        <div key={proposalId}>
          {remark !== '' && <blockquote lang={lang}>{remark}</blockquote>}
          <LocalLink to={paths.proposal(proposalId)}>{labels.decide}</LocalLink>
        </div>
      ))}
    </section>
  );
}
