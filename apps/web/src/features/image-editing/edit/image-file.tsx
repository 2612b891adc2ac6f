import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhotoCog, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import { listFacts, Proposal, proposedFields, withoutFact, type FileFact } from '../file-facts/proposal.tsx';
import { imageDraft } from './image-draft.ts';
import styles from './image-file.module.css';
import { ReplaceFile } from './replace-file.tsx';
import { SuggestedTexts } from '../file-facts/suggested-texts.tsx';
import { RenameForm } from './rename-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The picture of the edited image, its file, and what can be done with it. */
export function ImageFile({ image }: { readonly image: ImageRevision }) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const navigate = useNavigate();
  const { remove } = useImageWrites();
  const { generate } = useThumbnails();
  const labels = messages.imageEdit.file;
  const { image_id: id, filename, original } = image;
  const facts = original && [
    original.format.toUpperCase(),
    `${original.width} × ${original.height}`,
    labels.megabytes(Math.max(0.1, original.bytes / megabyte)),
  ];
  const removeAndLeave = async (): Promise<void> => {
    if (await remove([id])) await navigate(localPath(language, paths.adminImages()));
  };
  return (
    <section className={styles.file} aria-label={labels.label}>
      <div className={styles.picture}>
        <EditorThumbnail image={image} isLarge />
      </div>
      <div className={styles.about}>
        {filename === null ? (
          <p className={styles.facts}>{image.video_id === null ? labels.none : labels.video}</p>
        ) : (
          <RenameForm key={filename} image={image} filename={filename} />
        )}
        {facts !== null && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {original?.has_position === true && <p className={styles.facts}>{labels.mayHavePosition}</p>}
        {image.thumbnail_error !== null && (
          <p className={styles.problem}>{labels.thumbnailFailed(image.thumbnail_error)}</p>
        )}
        <div className={styles.buttons}>
          {filename !== null && (
            <Button look="outlined" onClick={() => void generate([id])}>
              <IconPhotoCog size={18} stroke={1.8} aria-hidden="true" />
              {labels.thumbnail}
            </Button>
          )}
          {image.video_id === null && <ReplaceFile image={image} />}
          <Button look="outlined" className={styles.remove} onClick={() => void removeAndLeave()}>
            <IconTrash size={18} stroke={1.8} aria-hidden="true" />
            {labels.remove}
          </Button>
        </div>
        {original !== null && <FileProposal imageId={id} />}
      </div>
    </section>
  );
}

/** The date, the position, the author and the description in the file, which are read on request and put into the form. */
function FileProposal({ imageId }: { readonly imageId: number }) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const [isAsked, setAsked] = useState(false);
  const [decided, setDecided] = useState<readonly FileFact[]>([]);
  const { data, isFetching, isError } = useQuery({
    ...callQuery(client, 'readImageMetadata', { image_id: imageId }),
    enabled: isAsked,
  });
  const labels = messages.imageEdit.file;
  if (!isAsked) {
    return (
      <Button look="outlined" className={styles.read} onClick={() => setAsked(true)}>
        {labels.readMetadata}
      </Button>
    );
  }
  if (isFetching || isError || data === undefined) {
    return <p role="status">{isFetching ? labels.reading : labels.readFailed}</p>;
  }
  if (listFacts(data).length === 0 && data.author === null && data.description === null) {
    return <p role="status">{labels.noMetadata}</p>;
  }
  return (
    <>
      <Proposal
        proposal={decided.reduce(withoutFact, data)}
        onDecide={(fact, isUsed) => {
          setDecided([...decided, fact]);
          if (isUsed) imageDraft.edit(proposedFields(data, fact));
        }}
      />
      <SuggestedTexts metadata={data} onUse={(fields) => imageDraft.edit(fields)} />
    </>
  );
}
