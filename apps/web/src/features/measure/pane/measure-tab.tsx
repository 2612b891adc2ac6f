import { emptyLine, totalMetres } from '@cae-map/expedition/measure/measured-line';
import { IconArrowBackUp, IconArrowForwardUp, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatDistance, formatMetres } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { editLine, redoEdit, setPaneOpen, undoEdit, useCanRedo, useCanUndo, useLine } from '../line-store.ts';
import { measureSwitch } from '../measure-switch.ts';
import { measureMessages } from '../messages/index.ts';
import { CopyButtons } from './copy-buttons.tsx';
import { LineProfile } from './line-profile.tsx';
import styles from './measure-tab.module.css';
import { PointForm } from './point-form.tsx';
import { PointList } from './point-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The researchers' pane of the measurement: points, segments, total, heights, and copies of the line. */
export function MeasureTab() {
  const { language, messages } = useLanguage(measureMessages);
  const line = useLine();
  const isMeasuring = measureSwitch.useIsOn();
  useDrawnLine();
  const total = totalMetres(line);
  const { pane } = messages.measure;
  return (
    <div className={styles.pane}>
      <h2 className={styles.title}>{messages.menu.measure}</h2>
      <p className={styles.hint}>{pane.hint}</p>
      <div className={styles.tools}>
        <Button className={styles.button} aria-pressed={isMeasuring} onClick={() => measureSwitch.toggle()}>
          {isMeasuring ? pane.stopPlacing : pane.place}
        </Button>
        <HistoryButtons />
        <RoundButton
          label={messages.measure.clear}
          icon={IconTrash}
          iconSize={18}
          aria-disabled={line.points.length === 0}
          onClick={() => editLine((before) => (before.points.length === 0 ? before : emptyLine))}
        />
      </div>
      <p role="status" className={styles.total}>
        {line.points.length < 2 ? (
          pane.points(line.points.length)
        ) : (
          <>
            <b>{formatDistance(total, language, messages)}</b>
            <span>
              {formatMetres(total, language, messages)} · {pane.points(line.points.length)}
            </span>
          </>
        )}
      </p>
      <PointForm />
      <PointList line={line} />
      {line.points.length > 1 && (
        <>
          <LineProfile line={line} />
          <CopyButtons line={line} />
        </>
      )}
    </div>
  );
}

/** The line is drawn while the pane is open, whether the map places points or not. */
function useDrawnLine(): void {
  useEffect(() => {
    setPaneOpen(true);
    return () => setPaneOpen(false);
  }, []);
}

function HistoryButtons() {
  const { messages } = useLanguage(measureMessages);
  return (
    <>
      <RoundButton
        label={messages.measure.pane.undo}
        icon={IconArrowBackUp}
        iconSize={18}
        aria-disabled={!useCanUndo()}
        onClick={undoEdit}
      />
      <RoundButton
        label={messages.measure.pane.redo}
        icon={IconArrowForwardUp}
        iconSize={18}
        aria-disabled={!useCanRedo()}
        onClick={redoEdit}
      />
    </>
  );
}
