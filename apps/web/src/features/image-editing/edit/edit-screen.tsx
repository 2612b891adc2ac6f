import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useState } from 'react';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { draftRecord, findConflicts } from '../../../lib/editing/draft.ts';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import styles from '../../../ui/editing/editor.module.css';
import { PresenceNote } from '../../../ui/editing/presence/presence-note.tsx';
import { DraftNotes } from '../../../ui/editing/draft-notes.tsx';
import { SaveBar } from '../../../ui/editing/save-bar.tsx';
import { SaveConflict } from '../../../ui/editing/save-conflict.tsx';
import { useEditKeys } from '../../../ui/editing/use-edit-keys.ts';
import { useEditing } from '../../../ui/editing/use-editing.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { useImageFieldTexts } from '../records/image-fields.ts';
import { ImagePanel } from '../screen/image-panel.tsx';
import { WithImages } from '../screen/with-images.tsx';
import { checkImage } from './check-image.ts';
import { EditHead, type EditorTab } from './edit-head.tsx';
import { imageDraft } from './image-draft.ts';
import { ImageFile } from './image-file.tsx';
import { ImageForm } from './image-form.tsx';
import { ImageHistory } from './image-history.tsx';
import { useSaveImage } from './use-save-image.ts';

/** The screen on which an image is edited, beside the map. */
function EditScreen({ parameters }: ScreenProps) {
  const imageId = Number(parameters.id);
  const { language, messages } = useLanguage(imageEditingMessages);
  const query = useEditorImages();
  const image = query.data?.find(({ image_id }) => image_id === imageId);
  const isPicking = imageDraft.useDraft((state) => state.tool === 'position');
  const texts = messages.imageEdit;
  const title = image === undefined ? texts.title : editorTitle(image, language, messages).text;
  usePageHead({ title, description: texts.intro });
  return (
    <ImagePanel title={title} section={null} needsMap={isPicking}>
      <WithImages query={query}>
        {(images) =>
          image === undefined ? (
            <MessagePage
              title={texts.notFound}
              text={texts.notFoundHint}
              links={[
                { to: paths.adminImages(), label: messages.imageSections.library },
                { to: paths.deletedImages(), label: messages.library.deleted.title },
              ]}
            />
          ) : (
            <ImageEditor key={imageId} image={image} images={images} />
          )
        }
      </WithImages>
    </ImagePanel>
  );
}

interface ImageEditorProps {
  readonly image: ImageRevision;
  readonly images: readonly ImageRevision[];
}

function ImageEditor({ image, images }: ImageEditorProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const [tab, setTab] = useState<EditorTab>('form');
  const draft = imageDraft.useDraft((state) => state.draft);
  const saving = useSaveImage();
  const fields = useImageFieldTexts();
  useEditing(imageDraft, image);
  useEditKeys({ save: saving.save, undo: imageDraft.undo, redo: imageDraft.redo });
  if (draft?.base.image_id !== image.image_id) return <LoadingPage />;
  return (
    <>
      <EditHead image={image} images={images} tab={tab} onTabChange={setTab} />
      <PresenceNote entity="image" id={image.image_id} />
      {saving.conflict !== null ? (
        <SaveConflict
          conflicts={findConflicts(draft, saving.conflict)}
          fields={fields}
          onResolve={saving.resolve}
          onBack={saving.dismiss}
        />
      ) : (
        <>
          <div
            className={styles.content}
            role="tabpanel"
            aria-label={messages.imageEdit.tabs[tab]}
            tabIndex={-1}
          >
            <DraftNotes drafts={imageDraft} />
            {tab === 'form' && (
              <>
                <ImageFile image={image} />
                <ImageForm draft={draft} showsAllProblems={saving.hasTried} />
              </>
            )}
            {tab === 'history' && <ImageHistory imageId={image.image_id} onReverted={() => setTab('form')} />}
          </div>
          <SaveBar
            draft={draft}
            problems={Object.keys(checkImage(draftRecord(draft))).map(fields.name)}
            isSaving={saving.isSaving}
            onSave={saving.save}
            onUndo={imageDraft.undo}
            onRedo={imageDraft.redo}
            onDiscard={imageDraft.discard}
          />
        </>
      )}
    </>
  );
}

export const editImageScreenModule: ScreenModule = {
  Screen: EditScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).imageEdit;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
