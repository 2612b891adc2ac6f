import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ReactNode } from 'react';
import { paths } from '../../lib/url/paths.ts';
import { WaitingCorrections } from '../../ui/workbench/edit/waiting-corrections.tsx';
import { recordScreens } from '../../ui/workbench/record-screens.tsx';
import { FieldLabelsProvider } from '../../ui/workbench/kind/field-labels-context.ts';
import { newRecordId, type OrderProps, type RecordKind } from '../../ui/workbench/kind/record-kind.ts';
import { blankCard } from './edit/blank-card.ts';
import { checkImage } from './edit/check-image.ts';
import { imageDraft } from './edit/image-draft.ts';
import { ImageFile } from './edit/image-file.tsx';
import { imageForm } from './edit/image-form.ts';
import { ReplacedFile } from './edit/replaced-file.tsx';
import { ImagePages } from './edit/image-pages.tsx';
import { useListedImages } from './library/use-listed-images.ts';
import { imageEditingMessages } from './messages/index.ts';
import { editorTitle } from './records/editor-title.ts';
import { useImageFieldLabels, type ImageField } from './records/image-fields.ts';
import { EditorThumbnail } from './thumbnail/editor-thumbnail.tsx';
import { readImageSections } from './use-image-sections.ts';

/** The images as the library lists them. */
function ListedImages({ records, children }: OrderProps<ImageRevision>) {
  return children(useListedImages(records));
}

function ImageFieldLabels({ children }: { readonly children: ReactNode }) {
  return <FieldLabelsProvider value={useImageFieldLabels()}>{children}</FieldLabelsProvider>;
}

/** Images, as the workbench edits them. */
const imageKind: RecordKind<ImageRevision, ImageField> = {
  entity: 'image',
  drafts: imageDraft,
  paths: { edit: paths.editImage },
  readMessages(language) {
    const { imageEdit, imageFields, imageActions, imageSections, library } =
      imageEditingMessages.read(language);
    return {
      ...imageEdit,
      editor: imageEdit.title,
      documentTitle: (title) => title,
      notFoundLinks: [
        { to: paths.adminImages(), label: imageSections.library },
        { to: paths.deletedImages(), label: library.deleted.title },
      ],
      help: imageFields.help,
      saved: imageActions.saved,
      updateErrorTitle: imageActions.updateErrorTitle,
      changes: { ...library.changes, restore: library.deleted.restore, restored: library.deleted.restored },
    };
  },
  readTitle: (image, language) =>
    image.image_id === newRecordId && image.title_ru.trim() === '' && image.title_en.trim() === ''
      ? { text: '', language }
      : editorTitle(image, language, imageEditingMessages.read(language)),
  Order: ListedImages,
  FieldLabelsSource: ImageFieldLabels,
  readSections: readImageSections,
  check: checkImage,
  form: imageForm,
  // A drawing for this site is neither a photograph nor a painting.
  changeAlso: (field, value) =>
    field === 'is_illustration' && value === true ? { image_type: 'relatedimage' } : {},
  FormHead: ({ record }) =>
    record.image_id === newRecordId ? null : (
      <>
        <ImagePages image={record} />
        <WaitingCorrections subject="image" id={record.image_id} />
        <ImageFile image={record} />
      </>
    ),
  ReplacedPart: ReplacedFile,
  creation: {
    readNeighbour: () => null,
    create: () => blankCard,
    isAlone: true,
    chosenByServer: ['seqid', 'image_seqid'],
    readTitle: (_images, _neighbour, language) => imageEditingMessages.read(language).imageCreation.title,
    readMessages(language) {
      const { imageCreation } = imageEditingMessages.read(language);
      return {
        title: imageCreation.title,
        create: imageCreation.create,
        created: imageCreation.created,
      };
    },
  },
  hasWholePages: true,
  deleted: {
    entity: 'image',
    Picture: ({ record }) => <EditorThumbnail image={record} />,
    readMessages: (language) => imageEditingMessages.read(language).library.deleted,
  },
};

/** The screens on which images are edited, and those of their recent changes and of the deleted ones. */
export const imageScreens = recordScreens(imageKind);
