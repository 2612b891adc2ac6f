import { titleIn } from '@cae-map/expedition/texts/titles';
import { useEffect } from 'react';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { useUrlQuery } from '../../../lib/url/url-query.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import { findNote } from '../outbox/outbox-storage.ts';
import { openDraft, openNote, useDraft } from './note-draft.ts';
import { NoteForm } from './note-form.tsx';
import styles from './note-form.module.css';
import { PlaceTask } from './place-task.tsx';

/** The form for a note about a stop by a traveller who is there. */
function NoteScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.note;
  const placeId = Number(parameters.id);
  const noteId = new URLSearchParams(useUrlQuery()).get('note');
  const isInBrowser = useIsInBrowser();
  const { data, isError } = useExpeditionQuery();
  const place = data?.expedition.byId.get(placeId);
  const title = place === undefined ? null : titleIn(place.record, language);
  const draft = useDraft();
  useEffect(() => {
    if (noteId === null) {
      openDraft(placeId);
      return;
    }
    void findNote(noteId).then(
      (note) => (note === undefined ? openDraft(placeId) : openNote(note)),
      () => openDraft(placeId),
    );
  }, [noteId, placeId]);
  const heading = title === null ? messages.field.title : labels.title(title.text);
  usePageHead({ title: heading, description: messages.field.intro });
  if (data === undefined && !isError) return <LoadingPage />;
  const isOpen = isInBrowser && draft !== null && draft.placeId === placeId && draft.noteId === noteId;
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <p>
        <LocalLink to={paths.field()}>{labels.back}</LocalLink>
      </p>
      <h1 className={pageStyles.heading}>{heading}</h1>
      {place === undefined || title === null ? (
        <p role="alert">{labels.missing}</p>
      ) : (
        <>
          <PlaceTask place={place.record} />
          {isOpen && <NoteForm draft={draft} place={place} title={title.text} />}
        </>
      )}
    </div>
  );
}

export const noteScreenModule: ScreenModule = {
  Screen: NoteScreen,
  prepare({ language, parameters }) {
    const { title, intro } = fieldMessages.read(language).field;
    const path = paths.fieldNote(Number(parameters.id));
    return Promise.resolve({ status: 200, head: { title, description: intro, path } });
  },
};
