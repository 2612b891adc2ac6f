import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { PlaceHistory } from '../changes/place-history.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { EditorPanel } from '../../../ui/editing/editor-panel.tsx';
import { SignInToEdit } from '../../../ui/editing/sign-in-to-edit.tsx';
import { createBlankPlace, newPlaceId } from './draft/blank-place.ts';
import { draftRecord, findConflicts } from '../../../lib/editing/draft.ts';
import { useEditing } from '../../../ui/editing/use-editing.ts';
import { usePlaceFieldTexts } from '../records/format-field.ts';
import { usePlaceSections } from '../use-place-sections.ts';
import { checkPlace } from './draft/check-place.ts';
import { placeDraft } from './draft/draft-store.ts';
import { EditHead, type EditorTab } from './edit-head.tsx';
import styles from '../../../ui/editing/editor.module.css';
import { PlaceForm } from './form/place-form.tsx';
import { PlacePreview } from './place-preview.tsx';
import { PresenceNote } from '../../../ui/editing/presence/presence-note.tsx';
import { DraftNotes } from '../../../ui/editing/draft-notes.tsx';
import { SaveBar } from '../../../ui/editing/save-bar.tsx';
import { SaveConflict } from '../../../ui/editing/save-conflict.tsx';
import { useEditKeys } from '../../../ui/editing/use-edit-keys.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** The screen on which a place is edited, beside the map. */
function EditScreen({ parameters }: ScreenProps) {
  const sections = usePlaceSections(null);
  const { messages } = useLanguage(placeEditingMessages);
  const placeId = Number(parameters.id);
  const texts = messages.placeEdit;
  return (
    <ForAudience
      audience="editors"
      otherwise={
        <EditorPanel title={texts.title('')} sections={sections}>
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
  const sections = usePlaceSections(null);
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: places, error, refetch } = useEditorPlaces();
  const texts = messages.placeEdit;
  const place = places?.find(({ place_id }) => place_id === placeId);
  const missingTitle = places === undefined ? messages.placesAdmin.title : texts.notFound;
  const title = place === undefined ? missingTitle : texts.title(getTitle(place, language));
  usePageHead({ title, description: texts.intro });
  if (place !== undefined && places !== undefined) return <PlaceEditor place={place} places={places} />;
  return (
    <EditorPanel title={missingTitle} sections={sections}>
      {error !== null ? (
        <FailurePage error={error} onRetry={() => void refetch()} title={messages.editing.loadFailed} />
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
  const sections = usePlaceSections(null);
  const { messages } = useLanguage(placeEditingMessages);
  const { search } = useLocation();
  const after = Number(new URLSearchParams(search).get('after') ?? Number.NaN);
  const texts = messages.placeEdit;
  return (
    <ForAudience
      audience="editors"
      otherwise={
        <EditorPanel title={texts.newTitle} sections={sections}>
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
  const sections = usePlaceSections(null);
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: places } = useEditorPlaces();
  const texts = messages.placeEdit;
  usePageHead({ title: texts.newTitle, description: texts.intro });
  const [blank, setBlank] = useState<PlaceRevision | null>(null);
  if (places === undefined) {
    return (
      <EditorPanel title={texts.newTitle} sections={sections}>
        <LoadingPage />
      </EditorPanel>
    );
  }
  // The neighbours may change while the place is being entered.
  if (blank === null) setBlank(createBlankPlace(places, afterId));
  const before = places.find(({ place_id }) => place_id === afterId);
  const title = before === undefined ? texts.newTitle : texts.newAfter(getTitle(before, language));
  return blank && <PlaceEditor place={blank} places={places} emptyTitle={title} />;
}

interface PlaceEditorProps {
  readonly place: PlaceRevision;
  readonly places: readonly PlaceRevision[];
  /** The heading of a new place until it has a title. */
  readonly emptyTitle?: string;
}

function PlaceEditor({ place, places, emptyTitle = '' }: PlaceEditorProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const [tab, setTab] = useState<EditorTab>('form');
  const draft = placeDraft.useDraft((state) => state.draft);
  const saving = useSaveDraft();
  const tool = placeDraft.useDraft((state) => state.tool);
  const fields = usePlaceFieldTexts();
  const sections = usePlaceSections(null);
  useEditing(placeDraft, place);
  useEditKeys({ save: saving.save, undo: placeDraft.undo, redo: placeDraft.redo });
  if (draft?.base.place_id !== place.place_id) return <LoadingPage />;
  const texts = messages.placeEdit;
  const isNew = place.place_id === newPlaceId;
  // Latitude and longitude are one control.
  const nameControl = (field: string): string =>
    field === 'latitude' || field === 'longitude' ? messages.editing.position.label : fields.name(field);
  const title = getTitle({ ...draft.base, ...draft.changes }, language);
  return (
    <EditorPanel title={title === '' ? emptyTitle : title} sections={sections} needsMap={tool !== 'select'}>
      <EditHead place={place} places={places} tab={tab} onTabChange={setTab} />
      {!isNew && <PresenceNote entity="place" id={place.place_id} />}
      {saving.conflict !== null ? (
        <SaveConflict
          conflicts={findConflicts(draft, saving.conflict)}
          fields={fields}
          onResolve={saving.resolve}
          onBack={() => saving.dismiss()}
        />
      ) : (
        <>
          <div className={styles.content} role="tabpanel" aria-label={texts.tabs[tab]} tabIndex={-1}>
            <DraftNotes drafts={placeDraft} />
            {tab === 'history' && <PlaceHistory placeId={place.place_id} onReverted={() => setTab('form')} />}
            {tab === 'form' && <PlaceForm draft={draft} places={places} showsAllProblems={saving.hasTried} />}
            {tab === 'preview' && <PlacePreview placeId={place.place_id} />}
          </div>
          <SaveBar
            draft={draft}
            problems={Object.keys(checkPlace(draftRecord(draft))).map(nameControl)}
            isSaving={saving.isSaving}
            {...(isNew ? { saveLabel: texts.create } : {})}
            onSave={saving.save}
            onUndo={placeDraft.undo}
            onRedo={placeDraft.redo}
            onDiscard={placeDraft.discard}
          />
        </>
      )}
    </EditorPanel>
  );
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
