import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useKilometres } from '../../../lib/kilometres.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { fieldName } from '../records/image-fields.ts';
import { useImageWrites, type ImageEdit } from '../records/use-image-writes.ts';
import styles from './analysis-screen.module.css';
import { FindingList, FoundImage } from './finding-list.tsx';
import type { FindingsProps } from './record-findings.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Images that contradict their place: by their date or by their position. */
export function MapFindings({ analysis, images }: FindingsProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const { data: places } = useEditorPlaces();
  const { edit } = useImageWrites();
  const formatKilometres = useKilometres();
  const labels = messages.imageAnalysis;
  const placeTitle = (id: number): string => {
    const place = places?.find(({ place_id }) => place_id === id);
    return place === undefined ? String(id) : getTitle(place, language);
  };
  const save = (id: number, fields: ImageEdit, field: string): void =>
    void edit([{ id, fields }], messages.imageActions.edited(1, fieldName(field, messages)));
  const outside = analysis.outside_stay.filter(
    ({ image_id, place_id }) => images.get(image_id)?.place_id === place_id,
  );
  const far = analysis.far_from_place.filter(({ image_id, place_id }) => {
    const image = images.get(image_id);
    return image?.place_id === place_id && image.latitude !== null;
  });
  return (
    <>
      <FindingList
        title={labels.findings.outsideStay}
        findings={outside}
        keyOf={({ image_id }) => image_id}
        renderFinding={({ image_id: id, place_id, date, stay: [from, to] }) => {
          const image = images.get(id);
          return (
            image && (
              <FoundImage image={image} note={`${placeTitle(place_id)}: ${labels.stay(date, from, to)}`}>
                <LocalLink to={paths.editImage(id)} className={styles.remedy}>
                  {labels.open}
                </LocalLink>
                <Button look="outlined" onClick={() => save(id, { place_id: null }, 'place_id')}>
                  {labels.clearPlace}
                </Button>
              </FoundImage>
            )
          );
        }}
      />
      <FindingList
        title={labels.findings.farFromPlace}
        findings={far}
        keyOf={({ image_id }) => image_id}
        renderFinding={({ image_id: id, place_id, kilometres }) => {
          const image = images.get(id);
          const note = labels.kilometres(formatKilometres(kilometres * 1000), placeTitle(place_id));
          return (
            image && (
              <FoundImage image={image} note={note}>
                <Button
                  look="outlined"
                  onClick={() => save(id, { latitude: null, longitude: null }, 'latitude')}
                >
                  {labels.clearPosition}
                </Button>
                <Button look="outlined" onClick={() => save(id, { place_id: null }, 'place_id')}>
                  {labels.clearPlace}
                </Button>
              </FoundImage>
            )
          );
        }}
      />
    </>
  );
}
