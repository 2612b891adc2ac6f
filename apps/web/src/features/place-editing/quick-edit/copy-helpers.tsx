import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './quick-edit.module.css';

/** Copies the texts by which editors mark a place in a chapter or find it on another map. */
export function CopyHelpers({ place }: { readonly place: PlaceRecord }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const copy = useCopy();
  const labels = messages.quickEdit;
  const { place_id: id, latitude, longitude } = place;
  const helpers = [
    { code: 'p', label: labels.copyParagraph, text: `<p data-text4placeid="${id}"></p>` },
    {
      code: 'span',
      label: labels.copySpan,
      text: `<span data-text4placeid="${id}">${escapeHtml(getTitle(place, language))}</span>`,
    },
    ...(latitude === null || longitude === null
      ? []
      : [{ code: 'mapcarta', label: labels.copyMapcarta, text: `${latitude}, ${longitude}` }]),
  ];
  return (
    <div className={styles.helpers} role="group" aria-label={labels.copy}>
      <p className={styles.explanation}>{labels.copyHint}</p>
      {helpers.map(({ code, label, text }) => (
        <Button look="outlined" key={code} title={label} onClick={() => void copy(text, labels.copied)}>
          <code>{code}</code>
          <span className="visually-hidden">: </span>
          <span>{label}</span>
        </Button>
      ))}
    </div>
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
