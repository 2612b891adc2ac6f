import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { translationsMessages } from '../messages/index.ts';
import { LoadedSuggestions } from './loaded-suggestions.tsx';
import { OpenSuggestion } from './open-suggestion.tsx';
import styles from './review.module.css';

/** The suggestions that wait for review. */
function ReviewScreen() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationReview;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <TranslationsPanel current="review">
      <LoadedSuggestions whose="open">
        {(suggestions) => (
          <>
            <p role="status" className={styles.count}>
              {suggestions.length === 0 ? labels.none : labels.count(suggestions.length)}
            </p>
            {suggestions.length > 0 && <p className={styles.keys}>{labels.keys}</p>}
            <ol className={styles.list}>
              {suggestions.map((suggestion, index) => (
                <OpenSuggestion
                  key={suggestion.suggestion_id}
                  suggestion={suggestion}
                  isFirst={index === 0}
                />
              ))}
            </ol>
          </>
        )}
      </LoadedSuggestions>
    </TranslationsPanel>
  );
}

export const translationReviewModule: ScreenModule = {
  Screen: ReviewScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).translationReview;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
