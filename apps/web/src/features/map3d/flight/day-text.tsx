import { chooseText } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { placeTextsQuery } from '../../../lib/api/texts/place-texts-query.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { plainExcerpt } from '../../../lib/texts/plain-excerpt.ts';
import { map3dMessages } from '../messages/index.ts';
import styles from './flight-panel.module.css';

/** More than the longest text of a day has; a longer one is continued on the page of its stop. */
const longestText = 900;

/** The chronicle of the days at a stop. The flight works without it, so that nothing is shown while it loads or after a failure. */
export function DayText({ placeId }: { readonly placeId: number }) {
  const { language, messages } = useLanguage(map3dMessages);
  const isInBrowser = useIsInBrowser();
  const { data } = useQuery({ ...placeTextsQuery(useApiClient(), placeId), enabled: isInBrowser });
  if (!data || data.length === 0) return null;
  return (
    <details className={styles.chronicle}>
      <summary>{messages.flight.chronicle}</summary>
      {data.map(({ text_id: id, text_content: ru, text_content_en: en }) => {
        const text = chooseText({ ru, en }, language);
        return (
          <p key={id} lang={text.language}>
            {plainExcerpt(text.text, longestText)}
          </p>
        );
      })}
    </details>
  );
}
