import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceChoice } from '../../../ui/workbench/place-choice/place-choice.tsx';
import { fieldName } from '../records/image-fields.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import styles from './analysis-screen.module.css';
import { FindingList, FoundImage } from './finding-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** What the findings need; an image that was changed or deleted after the analysis is left out. */
export interface FindingsProps {
  readonly analysis: ImageAnalysis;
  readonly images: ReadonlyMap<number, ImageRevision>;
}

/** Images without a place or a date, which can be entered here. */
export function RecordFindings({ analysis, images }: FindingsProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const { edit } = useImageWrites();
  const labels = messages.imageAnalysis;
  const unplaced = findImages(analysis.unplaced, images).filter(
    ({ place_id, latitude }) => place_id === null && latitude === null,
  );
  const undated = findImages(analysis.undated, images).filter(
    ({ datetime_original, year }) => datetime_original === null && year === null,
  );
  return (
    <>
      <FindingList
        title={labels.findings.unplaced}
        findings={unplaced}
        keyOf={({ image_id }) => image_id}
        renderFinding={(image) => (
          <FoundImage image={image}>
            <PlaceChoice
              label={labels.choosePlace}
              emptyLabel={messages.imageFields.noPlace}
              placeId={null}
              onChange={(place_id) =>
                void edit(
                  [{ id: image.image_id, fields: { place_id } }],
                  messages.imageActions.edited(1, fieldName('place_id', messages)),
                )
              }
            />
          </FoundImage>
        )}
      />
      <FindingList
        title={labels.findings.undated}
        findings={undated}
        keyOf={({ image_id }) => image_id}
        renderFinding={(image) => (
          <FoundImage image={image}>
            <YearForm
              onSave={(year) =>
                void edit(
                  [{ id: image.image_id, fields: { year } }],
                  messages.imageActions.edited(1, fieldName('year', messages)),
                )
              }
            />
          </FoundImage>
        )}
      />
    </>
  );
}

function YearForm({ onSave }: { readonly onSave: (year: number) => void }) {
  const { messages } = useLanguage(imageEditingMessages);
  const [year, setYear] = useState('');
  const labels = messages.imageAnalysis;
  return (
    <form
      className={styles.year}
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d{4}$/.test(year)) onSave(Number(year));
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        required
        aria-label={labels.setYear}
        placeholder={labels.setYear}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
      <Button look="outlined" type="submit">
        {labels.saveYear}
      </Button>
    </form>
  );
}

/** The images of a finding that still exist. */
export function findImages(
  ids: readonly number[],
  images: ReadonlyMap<number, ImageRevision>,
): readonly ImageRevision[] {
  return ids.flatMap((id) => images.get(id) ?? []);
}
