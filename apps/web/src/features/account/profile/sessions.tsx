import type { SessionRecord } from '@cae-map/contract/entities/accounts/account';
import { useQuery } from '@tanstack/react-query';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { failureText } from '../form/refusal-text.ts';
import formStyles from '../form/form.module.css';
import { accountMessages } from '../messages/index.ts';
import { useRevokeSession } from './use-revoke-session.ts';
import { useSignOutEverywhere } from '../mutations/use-sign-out-everywhere.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { sessionsQuery } from './sessions-query.ts';
import { useReportFailure } from './use-report-failure.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Where the visitor is signed in; each other session can be ended, or all of them. */
export function Sessions() {
  const { messages } = useLanguage(accountMessages);
  const { sessionsTitle, sessionsFailed, retry, loading, everywhere, everywhereHint } = messages.profile;
  const { data, error, refetch } = useQuery(sessionsQuery(useRequiredClient()));
  const signOut = useSignOutEverywhere();
  const reportFailure = useReportFailure();
  return (
    <ProfileSection title={sessionsTitle}>
      {data === undefined && error === null && <p className={styles.quiet}>{loading}</p>}
      {error !== null && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(error, messages, sessionsFailed)}</p>
          <Button className={formStyles.secondary} onClick={() => void refetch()}>
            {retry}
          </Button>
        </div>
      )}
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          className={formStyles.secondary}
          onClick={() => signOut.mutate(undefined, { onError: reportFailure })}
        >
          {everywhere}
        </Button>
        <span className={styles.quiet}>{everywhereHint}</span>
      </div>
    </ProfileSection>
  );
}

function SessionRow({ session }: { readonly session: SessionRecord }) {
  const { language, messages } = useLanguage(accountMessages);
  const { thisDevice, unknownBrowser, lastUsed, revoke, revokeOf, revoked } = messages.profile;
  const ending = useRevokeSession();
  const reportFailure = useReportFailure();
  const browser = session.browser === '' ? unknownBrowser : session.browser;
  const date = new Intl.DateTimeFormat(numberLocales[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.browser}>
          {browser}
          {session.is_current && <span className={styles.badge}>{thisDevice}</span>}
        </p>
        <p className={styles.quiet}>{lastUsed(date.format(new Date(session.last_used_at)))}</p>
      </div>
      {!session.is_current && (
        <Button
          className={formStyles.secondary}
          aria-label={revokeOf(browser)}
          onClick={() =>
            ending.mutate(session.session_id, { onSuccess: () => announce(revoked), onError: reportFailure })
          }
        >
          {revoke}
        </Button>
      )}
    </li>
  );
}
