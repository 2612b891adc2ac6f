import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { announce } from '../../../../lib/notices/announcements.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import { addLink } from '../../../../ui/workbench/html-editor/editor/text-links.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../../../../ui/workbench/record-links/record-links.module.css';
import { targetAttributes } from '../../../../ui/workbench/record-links/target-attributes.ts';
import type { LinkProposal } from './link-proposals.ts';
import type { Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';
import type { ContentAnalysis } from './use-content-analysis.ts';
import { rangeOfProposal } from './use-proposal-marks.ts';
import { useTargetTitle } from '../../../../ui/workbench/record-links/use-target-title.ts';

interface ProposalsPanelProps {
  readonly text: TextEditor;
  readonly language: RecordLanguage;
  readonly analysis: ContentAnalysis;
  readonly linkable: Linkable;
}

/** The links that a text could have, to be taken one by one or all together as one step of undo. */
export function ProposalsPanel({ text, language, analysis, linkable }: ProposalsPanelProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.textLinks;
  const titleOf = useTargetTitle(linkable);
  const { content, proposals } = analysis;
  const { editor } = text;
  const plainText = content.text[language].text;
  const take = (taken: readonly LinkProposal[]): void => {
    const { tr } = editor.state;
    for (const proposal of taken) {
      const range = rangeOfProposal(text, proposal, plainText);
      if (range !== null) addLink(tr, range, targetAttributes(proposal.target));
    }
    if (tr.docChanged) editor.view.dispatch(tr);
    announce(labels.linked(tr.docChanged ? taken.length : 0));
  };
  const linkSelection = ({ target }: LinkProposal): void => {
    const { from, to } = editor.state.selection;
    if (from === to) announce(messages.editing.recordLinks.nothingSelected);
    else editor.view.dispatch(addLink(editor.state.tr, { from, to }, targetAttributes(target)));
  };
  const located = proposals.filter(({ range }) => range !== null);
  if (proposals.length === 0) return <p className={styles.details}>{labels.noProposals}</p>;
  return (
    <>
      {located.length > 1 && (
        <div>
          <Button look="outlined" onClick={() => take(located)}>
            {labels.linkAll(located.length)}
          </Button>
        </div>
      )}
      <ul className={styles.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.key} className={styles.proposal}>
            <div>
              <span>
                <q>{proposal.name}</q> {'→'} {titleOf(proposal.target)}
              </span>
              <span className={styles.details}>{describe(proposal)}</span>
            </div>
            {proposal.range === null ? (
              <Button
                look="outlined"
                label={labels.linkSelectionTo(titleOf(proposal.target))}
                onClick={() => linkSelection(proposal)}
              >
                {labels.linkSelection}
              </Button>
            ) : (
              <Button
                look="outlined"
                label={labels.linkTo(proposal.name, titleOf(proposal.target))}
                onClick={() => take([proposal])}
              >
                {labels.link}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );

  function describe({ source, range, sentence }: LinkProposal): string {
    if (source === 'name') return labels.foundInText;
    if (range !== null) return labels.inOtherLanguage;
    return sentence === '' ? labels.notTranslated : labels.selectIn(sentence);
  }
}
