import { ApiError } from '@cae-map/contract/api/client';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import formStyles from '../form/form.module.css';
import { failureText } from '../form/refusal-text.ts';
import { accountMessages } from '../messages/index.ts';
import { useConfirmEmail } from '../mutations/use-confirm-email.ts';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';
import { createAccountScreenModule } from './account-screen-module.ts';
import { useLinkToken } from './use-link-token.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Confirms an e-mail address by the link of an e-mail, without a further click. */
function ConfirmEmailScreen() {
  const { messages } = useLanguage(accountMessages);
  const { title, busy, done, incomplete, expired, login, retry } = messages.confirmEmail;
  const token = useLinkToken() ?? null;
  const isIncomplete = useLinkToken() === null;
  const { mutate, error, isSuccess } = useConfirmEmail();
  const sent = useRef('');
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [token, mutate]);

  const isExpired = error instanceof ApiError && error.code === 'link_expired';
  const text = (): string => {
    if (isIncomplete) return incomplete;
    if (isSuccess) return done;
    if (isExpired) return expired;
    return error === null ? busy : failureText(error, messages, messages.accountRefusals.otherFailure);
  };
  return (
    <AccountPage title={title}>
      <p role="status" className={styles.text}>
        {text()}
      </p>
      {error !== null && !isExpired && token !== null && (
        <Button className={formStyles.submit} onClick={() => mutate(token)}>
          {retry}
        </Button>
      )}
      {(isSuccess || isExpired) && (
        <LocalLink to={paths.login()} className={formStyles.secondary ?? ''}>
          {login}
        </LocalLink>
      )}
    </AccountPage>
  );
}

export const confirmEmailScreenModule = createAccountScreenModule(
  ConfirmEmailScreen,
  ({ confirmEmail }) => confirmEmail,
);
