import { ApiError } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { daysMessages } from '../messages/index.ts';
import { browserTimeZone } from '../browser-time-zone.ts';
import { failureText } from './failure-text.ts';
import styles from './subscription.module.css';

/** Longer addresses and other forms are left to the server; this finds typing mistakes. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The form for the e-mail of each day. The response does not show whether the address is subscribed already. */
export function SubscribeForm() {
  const { language, messages } = useLanguage(daysMessages);
  const { email, emailHint, invalidEmail, submit, busy, sent } = messages.subscription;
  const client = useBrowserApiClient();
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const request = useMutation({
    mutationFn: async (body: { email: string; lang: ContentLanguage; time_zone: string }) => {
      await client?.call('subscribeToCaravan', {}, { body });
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Read when it is submitted: a password manager may have filled it in before hydration.
    const address = input.current?.value.trim() ?? '';
    const isAddress = emailPattern.test(address);
    setInvalid(!isAddress);
    if (!isAddress) input.current?.focus();
    else if (!request.isPending)
      request.mutate({ email: address, lang: language, time_zone: browserTimeZone() });
  };
  if (request.isSuccess)
    return (
      <p role="status" className={styles.sent}>
        {sent(request.variables.email)}
      </p>
    );
  const isRefused = request.error instanceof ApiError && request.error.code === 'invalid_request';
  return (
    // Submitted before hydration, the address must not be in the URL.
    <form method="post" noValidate className={styles.form} onSubmit={send} aria-busy={request.isPending}>
      <Field label={email} hint={emailHint} problem={isInvalid || isRefused ? invalidEmail : null}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onInput={() => setInvalid(false)}
          />
        )}
      </Field>
      <Button type="submit" className={styles.submit} aria-disabled={request.isPending}>
        {request.isPending ? busy : submit}
      </Button>
      <div role="alert" className={styles.failure}>
        {request.error !== null && !isRefused && failureText(request.error, messages)}
      </div>
    </form>
  );
}
