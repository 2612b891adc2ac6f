import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textBounds } from '@cae-map/contract/entities/books/text-bounds';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../../lib/api/lists.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { FieldGroup } from '../../../../ui/controls/field-group.tsx';
import type { SlotProps } from '../../../../ui/workbench/kind/form-section.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import { textDraft } from '../text-draft.ts';
import { rankImages } from './rank-images.ts';
import styles from './related-images-field.module.css';

/** The most pictures that are offered; further ones are found by their titles. */
const mostOffered = 24;

const choose = (related_image_ids: number[]): void => textDraft.edit({ related_image_ids });

/** The pictures that a text names, in their order, chosen by sight; without any the reader shows those of its places and days. */
export function RelatedImagesField({ record: text, isChanged }: SlotProps<TextRevision>) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const labels = messages.textImages;
  const client = useApiClient();
  const { data: images } = useQuery(listQuery(client, 'listImages'));
  const [isOpen, setOpen] = useState(false);
  const { related_image_ids: ids } = text;
  const byId = new Map(images?.records.map((image) => [image.image_id, image]));
  const titleOf = (id: number): string => {
    const image = byId.get(id);
    return image === undefined ? labels.unknown(id) : getTitle(image, language);
  };
  return (
    <FieldGroup label={messages.textFields.names.related_image_ids} data-changed={isChanged}>
      <p className={styles.hint}>{ids.length === 0 ? labels.byPlaces : labels.named}</p>
      {ids.length > 0 && (
        <ol className={styles.pictures}>
          {ids.map((id, index) => (
            <li key={id} className={styles.picture}>
              <Thumbnail image={byId.get(id)} />
              <span className={styles.title}>{titleOf(id)}</span>
              <span className={styles.buttons}>
                <Button
                  look="bare"
                  label={labels.earlier(titleOf(id))}
                  disabled={index === 0}
                  onClick={() => choose(ids.toSpliced(index - 1, 2, id, ids[index - 1] ?? id))}
                >
                  <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
                </Button>
                <Button
                  look="bare"
                  label={labels.remove(titleOf(id))}
                  onClick={() => choose(ids.filter((one) => one !== id))}
                >
                  <IconX size={18} stroke={1.8} aria-hidden="true" />
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button look="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {labels.add}
        </Button>
      </div>
      {isOpen && <ImageChoice text={text} images={images?.records ?? []} />}
    </FieldGroup>
  );
}

interface ImageChoiceProps {
  readonly text: TextRevision;
  readonly images: readonly ImageRecord[];
}

function ImageChoice({ text, images }: ImageChoiceProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const labels = messages.textImages;
  const { data: places } = useQuery(listQuery(useApiClient(), 'listPlaces'));
  const [typed, setTyped] = useState('');
  const { related_image_ids: ids } = text;
  const found = rankImages(text, images, places?.records ?? [], typed).filter(
    ({ image_id }) => !ids.includes(image_id),
  );
  const isFull = ids.length >= textBounds.relatedImages;
  return (
    <>
      <Field label={labels.search}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <p role="status" className={styles.hint}>
        {isFull ? labels.full : labels.found(Math.min(found.length, mostOffered), found.length)}
      </p>
      <ul className={styles.pictures}>
        {found.slice(0, mostOffered).map((image) => (
          <li key={image.image_id} className={styles.picture}>
            <Button
              className={styles.choice}
              aria-disabled={isFull}
              aria-label={labels.choose(getTitle(image, language))}
              onClick={() => choose([...ids, image.image_id])}
            >
              <Thumbnail image={image} />
              <span className={styles.title}>{getTitle(image, language)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The picture beside its title, which describes it. */
function Thumbnail({ image }: { readonly image: ImageRecord | undefined }) {
  const source = image?.thumb ?? image?.thumbnail ?? image?.url ?? null;
  if (source === null) return <span className={styles.thumbnail} />;
  return <img className={styles.thumbnail} src={source} alt="" loading="lazy" decoding="async" />;
}
