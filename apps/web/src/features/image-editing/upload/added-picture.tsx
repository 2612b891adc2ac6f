import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { keepUnsavedEdit, removeUnsavedEdit, useUnsavedEdit } from '../../../lib/editing/unsaved-edits.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { fieldName } from '../records/image-fields.ts';
import { Proposal, proposedFields, withoutFact } from '../file-facts/proposal.tsx';
import { SuggestedTexts } from '../file-facts/suggested-texts.tsx';
import { useImageWrites, type ImageEdit } from '../records/use-image-writes.ts';
import type { UploadItem } from './upload-item.ts';
import styles from './upload-screen.module.css';
import { changeItem } from './upload-store.ts';
import { UnsavedNote } from '../../../ui/workbench/saving/unsaved-note.tsx';

interface AddedPictureProps {
  readonly item: UploadItem;
  readonly imageId: number;
}

/** The captions of a picture that was just added, and what its file says about it, to be confirmed. */
export function AddedPicture({ item, imageId }: AddedPictureProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const { data: images } = useEditorImages();
  const { edit, tryEdit } = useImageWrites();
  const image = images?.find(({ image_id }) => image_id === imageId);
  if (image === undefined) return null;
  const save = (fields: ImageEdit, label: string) => edit([{ id: imageId, fields }], label);
  const saveCaption = (fields: ImageEdit, label: string) => tryEdit([{ id: imageId, fields }], label);
  return (
    <div className={styles.added}>
      <Caption image={image} field="title_ru" language="ru" onSave={saveCaption} />
      <Caption image={image} field="title_en" language="en" onSave={saveCaption} />
      <LocalLink to={paths.editImage(imageId)} className={styles.open}>
        <IconPencil size={16} stroke={1.8} aria-hidden="true" />
        {messages.uploads.open}
      </LocalLink>
      {item.proposal !== null && (
        <Proposal
          proposal={item.proposal}
          onDecide={(fact, isUsed) => {
            const { proposal } = item;
            if (proposal === null) return;
            changeItem(item.id, { proposal: withoutFact(proposal, fact) });
            if (isUsed) void save(proposedFields(proposal, fact), messages.uploads.proposal.used[fact]);
          }}
        />
      )}
      {item.proposal !== null && (
        <SuggestedTexts
          metadata={item.proposal}
          image={image}
          onUse={(fields) => {
            const names = Object.keys(fields).map((field) => fieldName(field, messages));
            void save(fields, messages.imageActions.edited(1, names.join(', ')));
          }}
        />
      )}
    </div>
  );
}

interface CaptionProps {
  readonly image: ImageRevision;
  readonly field: 'title_ru' | 'title_en';
  readonly language: RecordLanguage;
  /** @returns why the caption could not be saved; null if it was saved */
  readonly onSave: (fields: ImageEdit, label: string) => Promise<string | null>;
}

/**
 * A caption that is saved when the field is left. What could not be saved stays in the field with a mark and a retry, also after the
 * screen was left.
 */
function Caption({ image, field, language, onSave }: CaptionProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const noteId = useId();
  const userId = useAccount().account?.id;
  const owner = userId === undefined ? null : { userId, entity: 'image', id: image.image_id };
  const unsaved = useUnsavedEdit(owner);
  const kept = unsaved?.fields[field];
  const [typed, setTyped] = useState<string | null>(null);
  const label = messages.uploads.caption[language];
  const save = async (text: string): Promise<void> => {
    const isSame = text.trim() === image[field];
    const edited = messages.imageActions.edited(1, fieldName(field, messages));
    const reason = isSame ? null : await onSave({ [field]: text.trim() }, edited);
    if (owner !== null && reason === null) removeUnsavedEdit(owner, [field]);
    if (owner !== null && reason !== null) keepUnsavedEdit(owner, { fields: { [field]: text }, reason });
    if (owner !== null || reason === null) setTyped((current) => (current === text ? null : current));
  };
  const isKept = typeof kept === 'string';
  return (
    <>
      <input
        type="text"
        lang={language}
        aria-label={label}
        aria-invalid={isKept}
        aria-describedby={isKept ? noteId : undefined}
        placeholder={label}
        maxLength={2000}
        value={typed ?? (isKept ? kept : image[field])}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== null) void save(typed);
        }}
      />
      {isKept && owner !== null && (
        <UnsavedNote
          id={noteId}
          reason={unsaved?.reason ?? ''}
          onRetry={() => void save(typed ?? kept)}
          onDiscard={() => {
            removeUnsavedEdit(owner, [field]);
            setTyped(null);
          }}
        />
      )}
    </>
  );
}
