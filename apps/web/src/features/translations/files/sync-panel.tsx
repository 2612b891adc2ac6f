import { ApiError } from '@cae-map/contract/api/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useTargetLanguage } from '../frame/use-target-language.ts';
import { translationsMessages } from '../messages/index.ts';
import { forgetRows } from '../rows/rows-store.ts';
import styles from './files.module.css';
import { SourceChoice, type TranslationSource } from './source-choice.tsx';

/** How often the progress of the job is fetched, in milliseconds. */
const progressInterval = 1000;

/** Compares the translations of a table, or of all, with their sources: a job of the server. */
export function SyncPanel() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationFiles.sync;
  const client = useRequiredClient();
  const target = useTargetLanguage();
  const [source, setSource] = useState<TranslationSource>('all');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => client.call('syncAllTranslations', { data_source: source, language: target }),
  });
  return (
    <section className={styles.panel}>
      <h2>{labels.title}</h2>
      <p className={styles.quiet}>{labels.intro}</p>
      <SourceChoice value={source} onChange={setSource} />
      <div className={styles.buttons}>
        <Button look="main" aria-disabled={isPending} onClick={() => mutate()}>
          {labels.start}
        </Button>
      </div>
      {error !== null && <p role="alert">{describeFailure(error)}</p>}
      {data !== undefined && <Progress key={data.job_id} jobId={data.job_id} />}
    </section>
  );

  function describeFailure(failure: Error): string {
    const { sync_error: title, full_sync_error: whole } = messages.translationErrors;
    if (!(failure instanceof ApiError)) return `${title}: ${failureMessage(failure, messages)}.`;
    if (failure.kind !== 'refused') return `${title}: ${failureMessage(failure, messages)}.`;
    // A response without a detail has only its status as the message.
    return failure.message === '' || failure.message === `status ${failure.status}`
      ? whole
      : `${title}: ${failure.message}`;
  }
}

function Progress({ jobId }: { readonly jobId: number }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationFiles.sync;
  const client = useRequiredClient();
  const { data } = useQuery({
    ...callQuery(client, 'getJob', { job_id: jobId }),
    refetchInterval: ({ state }) =>
      state.data === undefined || ['waiting', 'running'].includes(state.data.state)
        ? progressInterval
        : false,
  });
  const isDone = data?.state === 'done';
  useEffect(() => {
    if (isDone) forgetRows();
  }, [isDone]);
  const change = useMutation({
    mutationFn: (name: 'cancelJob' | 'resumeJob') => client.call(name, { job_id: jobId }),
  });
  if (data === undefined) return null;
  const { state, progress, error } = data;
  const isRunning = state === 'waiting' || state === 'running';
  return (
    <div className={styles.progress}>
      <p role="status">
        {isRunning ? labels.running(progress.done, progress.total ?? 0) : labels.states[state]}
      </p>
      {isRunning && (
        <progress
          aria-label={labels.title}
          {...(progress.total === null ? {} : { max: progress.total, value: progress.done })}
        />
      )}
      {state === 'failed' && error !== null && <p role="alert">{error}</p>}
      {isRunning && (
        <Button look="outlined" aria-disabled={change.isPending} onClick={() => change.mutate('cancelJob')}>
          {labels.cancel}
        </Button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button look="outlined" aria-disabled={change.isPending} onClick={() => change.mutate('resumeJob')}>
          {labels.resume}
        </Button>
      )}
    </div>
  );
}
