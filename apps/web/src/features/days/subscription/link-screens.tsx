import { ApiError } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { readSecretQuery } from '../../../lib/url/secret-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { daysMessages, type DaysMessages } from '../messages/index.ts';
import { failureText } from './failure-text.ts';
import styles from './subscription.module.css';

/** The secret of the link: undefined on the server and during hydration, null if the link has none. */
function useLinkToken(): string | null | undefined {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return undefined;
  return new URLSearchParams(readSecretQuery()).get('token') || null;
}

type LinkCall = 'confirmCaravanSubscription' | 'leaveCaravan';

function useLinkCall(name: LinkCall) {
  const client = useBrowserApiClient();
  return useMutation({
    mutationFn: async (token: string) => {
      await client?.call(name, {}, { body: { token } });
    },
  });
}

interface LinkPageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function LinkPage({ title, text, children }: LinkPageProps) {
  const { messages } = useLanguage(daysMessages);
  usePageHead({ title, description: text });
  return (
    <article className={pageStyles.page}>
      <h1 className={pageStyles.heading}>{title}</h1>
      <p role="status" className={styles.text}>
        {text}
      </p>
      {children}
      <p className={styles.text}>
        <LocalLink to={paths.today()}>{messages.today.title}</LocalLink>
      </p>
    </article>
  );
}

/** Begins a subscription by a button: programs that check e-mails open their links, and must not confirm for the reader. */
function ConfirmScreen() {
  const { messages } = useLanguage(daysMessages);
  const { title, text, action, busy, done, incomplete } = messages.subscription.confirm;
  const token = useLinkToken();
  const { mutate, error, isPending, isSuccess } = useLinkCall('confirmCaravanSubscription');
  if (isSuccess) return <LinkPage title={title} text={done} />;
  if (token === null) return <LinkPage title={title} text={incomplete} />;
  const isExpired = error instanceof ApiError && error.code === 'link_expired';
  return (
    <LinkPage title={title} text={error === null ? text : failureText(error, messages)}>
      {!isExpired && (
        <Button
          className={styles.action}
          aria-disabled={isPending || token === undefined}
          onClick={() => {
            if (token !== undefined && !isPending) mutate(token);
          }}
        >
          {isPending ? busy : action}
        </Button>
      )}
    </LinkPage>
  );
}

/** Ends a subscription by the link of an e-mail, without a further click. */
function LeaveScreen() {
  const { messages } = useLanguage(daysMessages);
  const { title, busy, done, incomplete, retry } = messages.subscription.leave;
  const token = useLinkToken();
  const { mutate, error, isSuccess } = useLinkCall('leaveCaravan');
  const sent = useRef('');
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [token, mutate]);
  if (token === null) return <LinkPage title={title} text={incomplete} />;
  if (isSuccess) return <LinkPage title={title} text={done} />;
  return (
    <LinkPage title={title} text={error === null ? busy : failureText(error, messages)}>
      {error !== null && token !== undefined && (
        <Button className={styles.action} onClick={() => mutate(token)}>
          {retry}
        </Button>
      )}
    </LinkPage>
  );
}

/** Search engines do not index these pages, which have no canonical path. */
function createLinkScreen(
  Screen: () => ReactNode,
  titleOf: (messages: DaysMessages) => string,
): ScreenModule {
  return {
    Screen,
    prepare({ language }) {
      const messages = daysMessages.read(language);
      return Promise.resolve({
        status: 200,
        head: { title: titleOf(messages), description: messages.today.intro },
      });
    },
  };
}

export const confirmSubscriptionModule = createLinkScreen(
  ConfirmScreen,
  ({ subscription }) => subscription.confirm.title,
);
export const leaveSubscriptionModule = createLinkScreen(
  LeaveScreen,
  ({ subscription }) => subscription.leave.title,
);
