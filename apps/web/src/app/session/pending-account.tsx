import { useAccount } from '../../lib/api/account-query.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';

/** Shown until the account is loaded; a failure other than a rejection does not sign the visitor out. */
export function PendingAccount() {
  const { error, reload } = useAccount();
  return error === null ? <LoadingPage /> : <FailurePage error={error} onRetry={() => void reload()} />;
}
