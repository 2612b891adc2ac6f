import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DifferenceParts } from '../../../ui/workbench/difference/difference-parts.tsx';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { translationsMessages } from '../messages/index.ts';
import { LoadedSuggestions } from './loaded-suggestions.tsx';
import styles from './review.module.css';
import { SuggestionHead } from './suggestion-head.tsx';

/** The suggestions of the visitor, and what became of each. */
function OwnSuggestionsScreen() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.ownSuggestions;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <TranslationsPanel current="own">
      <LoadedSuggestions whose="own">
        {(suggestions) => (
          <>
            {suggestions.length === 0 && <p className={styles.count}>{labels.none}</p>}
            <ol className={styles.list}>
              {suggestions.map((suggestion) => (
                <OwnSuggestion key={suggestion.suggestion_id} suggestion={suggestion} />
              ))}
            </ol>
          </>
        )}
      </LoadedSuggestions>
    </TranslationsPanel>
  );
}

function OwnSuggestion({ suggestion }: { readonly suggestion: Suggestion }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.ownSuggestions;
  const client = useRequiredClient();
  const { state, value, applied, note, decided_by: by, language, source_table, field } = suggestion;
  const format = findTranslatableField(source_table, field)?.format ?? 'plain';
  const shown =
    state === 'amended'
      ? compareVersions(value, applied ?? '', format)
      : compareVersions(value, value, format);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call('withdrawSuggestion', { suggestion_id: suggestion.suggestion_id }),
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.translationErrors.save_error,
        message: failureMessage(error, messages),
      }),
  });
  return (
    <li className={styles.suggestion}>
      <SuggestionHead suggestion={suggestion}>
        <b className={styles.outcome} data-state={state}>
          {by === null || state === 'withdrawn'
            ? labels.states[state]
            : labels.decidedBy(labels.states[state], by)}
        </b>
      </SuggestionHead>
      <p className={styles.text} lang={language === 'cn' ? 'zh' : language}>
        <DifferenceParts parts={shown.parts} />
      </p>
      {note !== '' && <blockquote className={styles.reply}>{note}</blockquote>}
      {state === 'open' && (
        <div className={styles.buttons}>
          <Button look="outlined" aria-disabled={isPending} onClick={() => mutate()}>
            {labels.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}

export const ownSuggestionsModule: ScreenModule = {
  Screen: OwnSuggestionsScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).ownSuggestions;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
