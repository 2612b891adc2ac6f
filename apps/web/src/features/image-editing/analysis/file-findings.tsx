import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { refreshCall } from '../../../lib/api/query/refresh-call.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import { FindingList, FoundImage } from './finding-list.tsx';
import { findImages, type FindingsProps } from './record-findings.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Images without sizes or files, files without images, and images that look the same. */
export function FileFindings({ analysis, images }: FindingsProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const { edit, remove } = useImageWrites();
  const { generate } = useThumbnails();
  const labels = messages.imageAnalysis;
  const missing = analysis.missing_files.filter(({ image_id }) => images.has(image_id));
  const duplicates = analysis.near_duplicates.filter(({ image_ids }) =>
    image_ids.every((id) => images.has(id)),
  );
  return (
    <>
      <FindingList
        title={labels.findings.withoutThumbnail}
        findings={findImages(analysis.without_thumbnail, images)}
        keyOf={({ image_id }) => image_id}
        renderFinding={(image) => (
          <FoundImage
            image={image}
            {...(image.thumbnail_error === null ? {} : { note: image.thumbnail_error })}
          />
        )}
        remedy={
          <Button look="outlined" onClick={() => void generate('missed')}>
            {labels.makeThumbnails}
          </Button>
        }
      />
      <FindingList
        title={labels.findings.missingFiles}
        findings={missing}
        keyOf={({ image_id, file }) => `${image_id} ${file}`}
        renderFinding={({ image_id: id, file }) => {
          const image = images.get(id);
          return (
            image && (
              <FoundImage image={image} note={labels.missing(file)}>
                {image.image_enabled && (
                  <Button
                    look="outlined"
                    onClick={() =>
                      void edit([{ id, fields: { image_enabled: false } }], messages.imageReview.hidden)
                    }
                  >
                    {labels.hide}
                  </Button>
                )}
                <Button look="outlined" onClick={() => void remove([id])}>
                  {labels.remove}
                </Button>
              </FoundImage>
            )
          );
        }}
      />
      <OrphanFiles files={analysis.orphan_files} />
      <FindingList
        title={labels.findings.nearDuplicates}
        findings={duplicates}
        keyOf={({ image_ids }) => image_ids.join(' ')}
        renderFinding={({ image_ids: ids, distance }) =>
          findImages(ids, images).map((image) => (
            <FoundImage key={image.image_id} image={image} note={labels.similarity(distance)}>
              <Button look="outlined" onClick={() => void remove([image.image_id])}>
                {labels.remove}
              </Button>
            </FoundImage>
          ))
        }
      />
    </>
  );
}

interface OrphanFilesProps {
  readonly files: ImageAnalysis['orphan_files'];
}

function OrphanFiles({ files }: OrphanFilesProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const [isSure, setSure] = useState(false);
  const labels = messages.imageAnalysis;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      client.call('removeOrphanFiles', {}, { body: { names: files.map(({ name }) => name) } }),
    async onSuccess({ removed }) {
      announce(labels.removedOrphans(removed));
      await refreshCall(queryClient, 'analyzeImages');
    },
    onError: (error) =>
      notify({ kind: 'error', title: labels.removeFailed, message: failureMessage(error, messages) }),
  });
  return (
    <FindingList
      title={labels.findings.orphanFiles}
      findings={files}
      keyOf={({ name }) => name}
      renderFinding={({ name, bytes }) => (
        <p>
          {name} · {labels.size((bytes / 1024).toFixed(0))}
        </p>
      )}
      remedy={
        // Files cannot be restored: the second click confirms.
        <Button
          look="outlined"
          aria-disabled={isPending}
          onBlur={() => setSure(false)}
          onClick={() => {
            if (isSure && !isPending) mutate();
            setSure(!isSure);
          }}
        >
          {isSure ? labels.confirmOrphans : labels.removeOrphans(files.length)}
        </Button>
      }
    />
  );
}
