import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/feature-manifest.ts';
import { announce } from '../../../lib/notices/announcements.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { PlaceHistory } from '../changes/place-history.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { EditorPanel } from '../panel/editor-panel.tsx';
import { SignInToEdit } from '../quick-edit/sign-in-to-edit.tsx';
import { createBlankPlace, newPlaceId } from './draft/blank-place.ts';
import { isChanged } from './draft/draft.ts';
import { draftStore, startEditing, stopEditing, useDraft } from './draft/draft-store.ts';
import { EditHead, type EditorTab } from './edit-head.tsx';
import styles from './edit-screen.module.css';
import { PlaceForm } from './form/place-form.tsx';
import { PlacePreview } from './place-preview.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveConflict } from './save-conflict.tsx';
import { useEditKeys } from './use-edit-keys.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** The screen on which a place is edited, beside the map. */
function EditScreen({ parameters }: ScreenProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const placeId = Number(parameters.id);
  const texts = messages.placeEdit;
  return (
    <ForAudience
      audience="editors"
      otherwise={
        <EditorPanel title={texts.title('')} section={null}>
          <div className={styles.note}>
            <SignInToEdit />
          </div>
        </EditorPanel>
      }
    >
      <LoadedPlace key={placeId} placeId={placeId} />
    </ForAudience>
  );
}

function LoadedPlace({ placeId }: { readonly placeId: number }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: places, error, refetch } = useEditorPlaces();
  const texts = messages.placeEdit;
  const place = places?.find(({ place_id }) => place_id === placeId);
  const title = place === undefined ? texts.notFound : texts.title(getTitle(place, language));
  usePageHead({ title, description: texts.intro });
  if (place !== undefined && places !== undefined) return <PlaceEditor place={place} places={places} />;
  return (
    <EditorPanel title={places === undefined ? messages.placesAdmin.title : texts.notFound} section={null}>
      {error !== null ? (
        <FailurePage error={error} onRetry={() => void refetch()} title={messages.saving.loadFailed} />
      ) : places === undefined ? (
        <LoadingPage />
      ) : (
        <MessagePage
          title={texts.notFound}
          text={texts.notFoundHint}
          links={[{ to: paths.admin(), label: messages.placesAdmin.list }]}
        />
      )}
    </EditorPanel>
  );
}

/** The screen for a new place, after the one that the URL names. */
function NewPlaceScreen() {
  const { messages } = useLanguage(placeEditingMessages);
  const { search } = useLocation();
  const after = Number(new URLSearchParams(search).get('after') ?? Number.NaN);
  const texts = messages.placeEdit;
  return (
    <ForAudience
      audience="editors"
      otherwise={
        <EditorPanel title={texts.newTitle} section={null}>
          <div className={styles.note}>
            <SignInToEdit />
          </div>
        </EditorPanel>
      }
    >
      <LoadedNewPlace key={after} afterId={Number.isSafeInteger(after) ? after : null} />
    </ForAudience>
  );
}

function LoadedNewPlace({ afterId }: { readonly afterId: number | null }) {
  const { messages } = useLanguage(placeEditingMessages);
  const { data: places } = useEditorPlaces();
  const texts = messages.placeEdit;
  usePageHead({ title: texts.newTitle, description: texts.intro });
  const [blank, setBlank] = useState<PlaceRevision | null>(null);
  if (places === undefined) {
    return (
      <EditorPanel title={texts.newTitle} section={null}>
        <LoadingPage />
      </EditorPanel>
    );
  }
  // The neighbours may change while the place is being entered.
  if (blank === null) setBlank(createBlankPlace(places, afterId));
  return blank && <PlaceEditor place={blank} places={places} />;
}

interface PlaceEditorProps {
  readonly place: PlaceRevision;
  readonly places: readonly PlaceRevision[];
}

function PlaceEditor({ place, places }: PlaceEditorProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const [tab, setTab] = useState<EditorTab>('form');
  const draft = useDraft((state) => state.draft);
  const saving = useSaveDraft();
  useEditing(place);
  useEditKeys(saving.save);
  if (draft?.base.place_id !== place.place_id) return <LoadingPage />;
  const texts = messages.placeEdit;
  const isNew = place.place_id === newPlaceId;
  const title = getTitle({ ...draft.base, ...draft.changes }, language);
  return (
    <EditorPanel title={isNew && title === '' ? texts.newTitle : title} section={null}>
      <EditHead place={place} places={places} tab={tab} onTabChange={setTab} />
      {saving.conflict !== null ? (
        <SaveConflict
          draft={draft}
          current={saving.conflict}
          onResolve={saving.resolve}
          onBack={() => saving.dismiss()}
        />
      ) : (
        <>
          <div className={styles.content} role="tabpanel" aria-label={texts.tabs[tab]} tabIndex={-1}>
            <RestoredDraft />
            {tab === 'history' && <PlaceHistory placeId={place.place_id} onReverted={() => setTab('form')} />}
            {tab === 'form' && <PlaceForm draft={draft} showsAllProblems={saving.hasTried} />}
            {tab === 'preview' && <PlacePreview placeId={place.place_id} />}
          </div>
          <SaveBar draft={draft} isNew={isNew} isSaving={saving.isSaving} onSave={saving.save} />
        </>
      )}
    </EditorPanel>
  );
}

/** Opens the draft of a place while the screen is shown, and warns before it is left with unsaved changes. */
function useEditing(place: PlaceRevision): void {
  const { messages } = useLanguage(placeEditingMessages);
  const { kept } = messages.placeEdit;
  const [first] = useState(place);
  useEffect(() => {
    startEditing(first);
    return () => {
      const { draft } = draftStore.getState();
      if (draft !== null && isChanged(draft)) announce(kept);
      stopEditing();
    };
  }, [first, kept]);
  const hasChanges = useDraft(({ draft }) => draft !== null && isChanged(draft));
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}

export const newPlaceScreenModule: ScreenModule = {
  Screen: NewPlaceScreen,
  prepare({ language }) {
    const { placeEdit } = placeEditingMessages.read(language);
    return Promise.resolve({
      status: 200,
      head: { title: placeEdit.newTitle, description: placeEdit.intro },
    });
  },
};

export const editScreenModule: ScreenModule = {
  Screen: EditScreen,
  prepare({ language }) {
    const { placeEdit, placesAdmin } = placeEditingMessages.read(language);
    return Promise.resolve({ status: 200, head: { title: placesAdmin.title, description: placeEdit.intro } });
  },
};
