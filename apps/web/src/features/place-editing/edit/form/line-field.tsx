import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { lineLengthMetres } from '@cae-map/expedition/route/geography';
import { joinLeg, toPosition } from '@cae-map/expedition/route/route';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconArrowsExchange, IconClipboardText, IconLine, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useExpedition } from '../../../../lib/api/use-expedition.ts';
import { useKilometres } from '../../../../lib/kilometres.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import { placeDraft } from '../draft/draft-store.ts';
import { readLine, writeLine } from '../line/edit-line.ts';
import { useSplitLeg } from '../line/use-split-leg.ts';
import { findLegContext } from '../map/leg-context.ts';
import { PasteForm } from './paste-form.tsx';
import type { SlotProps } from '../../../../ui/workbench/kind/form-section.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldGroup } from '../../../../ui/controls/field-group.tsx';
import styles from '../../../../ui/workbench/form/form.module.css';

/** The line from the previous stop: editing on the map, reversing, straightening, and pasting from a file. */
export function LineField({ record: place, isChanged }: SlotProps<PlaceRevision>) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const tool = placeDraft.useDraft((state) => state.tool);
  const expedition = useExpedition();
  const [isPasting, setPasting] = useState(false);
  /** What was pasted last and what of it was left out. */
  const [report, setReport] = useState('');
  const labels = messages.placeEdit.line;
  const { from, isStop } = findLegContext(expedition, place.place_id);
  const split = useSplitLeg(place);
  const to = toPosition(place);
  const line = readLine(place.routejson);
  const isEditing = tool === 'line';
  const setLine = (points: typeof line): void => {
    placeDraft.edit({ routejson: writeLine(points) });
    setReport('');
  };
  const kilometres = useKilometres();
  const describe = (): string => {
    if (!place.ispathpart) return labels.beside;
    if (to === null && line.length === 0) return labels.unplaced;
    if (!isStop) return '';
    if (from === null) return labels.noPrevious;
    const parts = split && {
      before: readLine(split.record.routejson),
      after: readLine(split.after.routejson),
    };
    const shown = parts?.before ?? line;
    const summary = labels.summary(shown.length, kilometres(lineLengthMetres(joinLeg(from, shown, to))));
    if (split === null || parts === null) return summary;
    return `${labels.split(getTitle(split.after, language), parts.after.length)} ${summary}`;
  };
  return (
    <FieldGroup
      className={styles.field}
      label={messages.placeFields.names.routejson ?? ''}
      data-changed={isChanged}
    >
      <p className={styles.help} role="status">
        {describe()}
      </p>
      <div className={styles.tools}>
        <Button
          look="outlined"
          aria-pressed={isEditing}
          onClick={() => placeDraft.chooseTool(isEditing ? 'select' : 'line')}
        >
          <IconRoute size={18} stroke={1.8} aria-hidden="true" />
          {isEditing ? labels.done : labels.edit}
        </Button>
        <Button
          look="outlined"
          aria-expanded={isPasting}
          onClick={() => {
            setPasting(!isPasting);
            setReport('');
          }}
        >
          <IconClipboardText size={18} stroke={1.8} aria-hidden="true" />
          {labels.paste}
        </Button>
        {line.length > 1 && (
          <Button look="outlined" onClick={() => setLine(line.toReversed())}>
            <IconArrowsExchange size={18} stroke={1.8} aria-hidden="true" />
            {labels.reverse}
          </Button>
        )}
        {line.length > 0 && (
          <Button look="outlined" onClick={() => setLine([])}>
            <IconLine size={18} stroke={1.8} aria-hidden="true" />
            {labels.clear}
          </Button>
        )}
      </div>
      {isEditing && <p className={styles.help}>{labels.started}</p>}
      {isPasting && (
        <PasteForm
          ends={{ from, to }}
          onLine={(pasted, pasteReport) => {
            setLine(pasted);
            setPasting(false);
            setReport(pasteReport);
          }}
        />
      )}
      <p className={styles.help} role="status">
        {report}
      </p>
    </FieldGroup>
  );
}
