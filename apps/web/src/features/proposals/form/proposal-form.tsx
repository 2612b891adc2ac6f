import { ApiError } from '@cae-map/contract/api/client';
import { kindsOfSubject, proposalBounds } from '@cae-map/contract/entities/editing/proposal';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { endCorrection, type CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { proposalsMessages, type ProposalsMessages } from '../messages/index.ts';
import { findProblem, toProposalBody, type FieldProblem } from '../draft/draft.ts';
import { changeDraft, dropDraft, readDraft, useDraft } from '../draft/draft-store.ts';
import { KindFields } from './kind-fields.tsx';
import styles from './proposal-form.module.css';
import { PhotographField } from './photograph-field.tsx';
import { dropPhotograph, readPhotograph, usePhotograph } from './photograph-store.ts';
import { TextField } from './text-field.tsx';
import { useSendProposal } from './use-send-proposal.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface ProposalFormProps {
  readonly record: CorrectedRecord;
}

/** The form of a proposal. The draft remains until the server has accepted it. */
export function ProposalForm({ record }: ProposalFormProps) {
  const { language, messages } = useLanguage(proposalsMessages);
  const labels = messages.proposal;
  const draft = useDraft(record);
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { mutate, isPending, error } = useSendProposal();
  const photographOf = usePhotograph(record);
  const hiddenId = useId();
  const kinds = kindsOfSubject[record.subject];
  const isRemark = draft.kind === 'remark';

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const sent = readDraft(record);
    const found = findProblem(sent, record);
    setProblem(found);
    if (found !== null) {
      form.current?.querySelector<HTMLElement>(`[data-field="${found.field}"]`)?.focus();
      return;
    }
    const photograph = readPhotograph(record);
    if ((photograph?.problem ?? null) !== null) {
      form.current?.querySelector<HTMLElement>('[data-field="photograph"] button')?.focus();
      return;
    }
    const body = toProposalBody(sent, record, { lang: language, website: website.current?.value ?? '' });
    mutate(
      { body, photograph },
      {
        onSuccess() {
          dropAll();
          notify({ kind: 'success', message: labels.sent });
        },
      },
    );
  };

  const dropAll = (): void => {
    dropDraft(record);
    if (photographOf !== null) dropPhotograph();
    endCorrection();
  };
  const problemOf = (field: FieldProblem['field']): string | null =>
    problem?.field === field ? labels.problems[problem.problem] : null;
  const change = (part: Parameters<typeof changeDraft>[1]): void => {
    setProblem(null);
    changeDraft(record, part);
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={isPending}>
      <p className={styles.about}>{labels.about(record.title)}</p>
      <p className={styles.intro}>{labels.intro}</p>
      {kinds.length > 1 && (
        <fieldset className={styles.kinds}>
          <legend>{labels.kindLabel}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={draft.kind === kind}
                onChange={() => change({ kind })}
              />
              <span>{labels.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <KindFields record={record} draft={draft} onChange={change} problemOf={problemOf} />
      <TextField
        field="remark"
        label={isRemark ? labels.remark : labels.reason}
        hint={isRemark ? undefined : labels.reasonHint}
        value={draft.remark}
        maxLength={proposalBounds.remark}
        problem={problemOf('remark')}
        isLong
        onChange={(remark) => change({ remark })}
      />
      {record.subject === 'place' && (
        <div data-field="photograph">
          <PhotographField record={record} isSending={isPending} />
        </div>
      )}
      <TextField
        label={`${labels.creditName} (${labels.optional})`}
        hint={labels.creditHint}
        value={draft.creditName}
        maxLength={proposalBounds.creditName}
        autoComplete="name"
        onChange={(creditName) => change({ creditName })}
      />
      <TextField
        label={`${labels.contact} (${labels.optional})`}
        hint={labels.contactHint}
        value={draft.contact}
        maxLength={proposalBounds.contact}
        autoComplete="email"
        onChange={(contact) => change({ contact })}
      />
      {/* People do not see it; programs that fill in every field do. */}
      <div className={styles.hidden} aria-hidden="true">
        <label htmlFor={hiddenId}>{labels.hidden}</label>
        <input ref={website} id={hiddenId} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p role="alert" className={styles.failure}>
        {error !== null &&
          !isPending &&
          (photographOf?.problem ?? null) === null &&
          `${describeFailure(error, messages)} ${photographOf === null ? labels.draftKept : messages.photograph.kept}`}
      </p>
      <div className={styles.buttons}>
        <Button look="main" type="submit" className={styles.send} aria-disabled={isPending}>
          {isPending ? labels.sending : labels.send}
        </Button>
        <Button look="bare" className={styles.discard} onClick={dropAll}>
          {labels.discard}
        </Button>
      </div>
    </form>
  );
}

/** Why the proposal was not accepted, and what can be done. */
function describeFailure(error: Error, messages: ProposalsMessages): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_many_requests') return messages.proposal.failures.tooMany;
  if (code === 'not_found') return messages.proposal.failures.missing;
  if (code === 'conflict') return messages.photograph.expired;
  if (code === 'unavailable') return messages.proposal.failures.unavailable;
  return failureMessage(error, messages);
}
