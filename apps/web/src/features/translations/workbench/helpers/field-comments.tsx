import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../../lib/api/query/call-query.ts';
import { callKey } from '../../../../lib/api/query-key.ts';
import { failureMessage } from '../../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { numberLocales } from '../../../../lib/language/number-format.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { translationsMessages } from '../../messages/index.ts';
import { referenceOf } from '../../translating/opened-fields.ts';
import { ownKeys } from '../use-work-keys.ts';
import styles from './helpers.module.css';

/** What the translators write to each other about a field. They are loaded when the section is opened. */
export function FieldComments({ detail }: { readonly detail: TranslationDetail }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.comments;
  const [isOpen, setOpen] = useState(detail.comment_count > 0);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {labels.title}
        {detail.comment_count > 0 && ` (${detail.comment_count})`}
      </summary>
      {isOpen && <Comments detail={detail} />}
    </details>
  );
}

function Comments({ detail }: { readonly detail: TranslationDetail }) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.comments;
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const reference = referenceOf(detail);
  const [text, setText] = useState('');
  const { data = [], error: loadError } = useQuery(callQuery(client, 'listTranslationComments', reference));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call('addTranslationComment', reference, { body: { text } }),
    onSuccess(comments) {
      queryClient.setQueryData(callKey('listTranslationComments', reference), comments);
      setText('');
    },
  });
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const send = (): void => {
    if (!isPending && text.trim() !== '') mutate();
  };
  const failure = error ?? loadError;
  return (
    <>
      <ol className={styles.comments}>
        {data.toReversed().map((comment) => (
          <li key={comment.comment_id}>
            <span className={styles.quiet}>
              {comment.author ?? labels.formerUser} ·{' '}
              <time dateTime={comment.created_at}>{format.format(new Date(comment.created_at))}</time>
            </span>
            <p>{comment.text}</p>
          </li>
        ))}
      </ol>
      <form
        {...ownKeys}
        className={styles.comment}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          rows={2}
          aria-label={labels.write}
          placeholder={labels.write}
          maxLength={translationBounds.comment}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        <Button type="submit" look="outlined" aria-disabled={isPending || text.trim() === ''}>
          {labels.send}
        </Button>
        {failure !== null && <p role="alert">{failureMessage(failure, messages)}</p>}
      </form>
    </>
  );
}
