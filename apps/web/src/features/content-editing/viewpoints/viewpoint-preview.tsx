import { recordLanguages } from '@cae-map/contract/content-languages';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { draftRecord } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import styles from '../pages/page-preview.module.css';
import { viewpointDraft } from './viewpoint-draft.ts';

/** What the flight shows while it rests at the chosen stop, in each language: the texts are those of the place. */
export function ViewpointPreview() {
  const { messages } = useLanguage(contentEditingMessages);
  const draft = viewpointDraft.useDraft((state) => state.draft);
  const expedition = useExpedition();
  if (draft === null || expedition === null) return null;
  const viewpoint = draftRecord(draft);
  const labels = messages.contentFields.flight;
  const place = expedition.byId.get(viewpoint.place_id)?.record;
  if (place === undefined) return <p className={styles.part}>{labels.noPlace}</p>;
  return (
    <>
      <div className={styles.languages}>
        {recordLanguages.map((language) => {
          const title = titleIn(place, language);
          const note = textIn(place, 'notes', language);
          return (
            <article key={language} className={styles.page} lang={language} aria-label={title.text}>
              <h2 className={styles.title} lang={title.language}>
                {title.text}
              </h2>
              <p>{formatDateRange(place, language)}</p>
              <p lang={note.language}>{note.text}</p>
            </article>
          );
        })}
      </div>
      <p className={styles.part}>
        {labels.rest(viewpoint.rest_seconds)}{' '}
        <LocalLink to={paths.editPlace(place.place_id)}>{labels.editTexts}</LocalLink>
      </p>
    </>
  );
}
