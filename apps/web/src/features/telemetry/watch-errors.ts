import { isLoadFailure } from '../../lib/loading/load-failure.ts';
import { onCaughtError } from '../../lib/telemetry/caught-errors.ts';
import type { ErrorWriter } from './error-writer.ts';
import { recordActions } from './recent-actions.ts';
import { replayRate } from './report-bounds.ts';

/**
 * Watches the errors of the page, after the visitor has agreed. The writer of reports is loaded with the first error; if that fails, nothing
 * is reported until the page is loaded again.
 * @param project the DSN of the project
 * @returns the function that ends it
 */
export function watchErrors(project: string): () => void {
  const actions = Math.random() < replayRate ? recordActions() : null;
  let writer: Promise<ErrorWriter | null> | undefined;
  let isStopped = false;
  const report = (error: unknown): void => {
    // Without a connection, parts of the page are missing, and a report could not be sent.
    if (isLoadFailure(error)) return;
    writer ??= import('./error-writer.ts').then(
      ({ createErrorWriter }) => createErrorWriter(project, () => actions?.read() ?? []),
      () => null,
    );
    void writer.then((loaded) => (isStopped ? undefined : loaded?.report(error)));
  };
  const onError = ({ error, message }: ErrorEvent): void => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const forgetCaught = onCaughtError(report);
  return () => {
    isStopped = true;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    forgetCaught();
    actions?.stop();
    void writer?.then((loaded) => loaded?.stop());
  };
}
