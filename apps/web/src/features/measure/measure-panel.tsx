import { lastSegmentMetres, totalMetres, type MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { IconArrowBackUp, IconListDetails, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDistance, formatMetres } from '../../lib/distance.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useTab } from '../../lib/map-url/use-tab.ts';
import { ForAudience } from '../../lib/session/for-audience.tsx';
import { CloseButton, RoundButton } from '../../ui/controls/round-button.tsx';
import styles from './measure-panel.module.css';
import { measureTabCode } from './measure-tab-code.ts';
import { measureMessages } from './messages/index.ts';

interface MeasurePanelProps {
  readonly line: MeasuredLine;
  /** Adds the point in the centre of the map. */
  readonly onAddCentre: () => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The length of the line, which is announced when it changes, and the buttons of the tool. */
export function MeasurePanel({ line, onAddCentre, onUndo, onClear, onClose }: MeasurePanelProps) {
  const { messages } = useLanguage(measureMessages);
  const titleId = useId();
  const isEmpty = line.points.length === 0;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {messages.measure.title}
      </h2>
      <div role="status" className={styles.length}>
        <Length line={line} />
      </div>
      <div className={styles.buttons}>
        <ForAudience audience="researchers">
          <DetailsButton />
        </ForAudience>
        <RoundButton
          label={messages.measure.addCentre}
          icon={IconPlus}
          iconSize={18}
          data-places-centre
          onClick={onAddCentre}
        />
        <RoundButton
          label={messages.measure.undo}
          icon={IconArrowBackUp}
          iconSize={18}
          aria-disabled={isEmpty}
          onClick={onUndo}
        />
        <RoundButton
          label={messages.measure.clear}
          icon={IconTrash}
          iconSize={18}
          aria-disabled={isEmpty}
          onClick={onClear}
        />
        <CloseButton label={messages.measure.close} onClick={onClose} />
      </div>
    </section>
  );
}

/** The button that opens the researchers' pane; absent while it is open. */
function DetailsButton() {
  const { messages } = useLanguage(measureMessages);
  const [tab, openTab] = useTab();
  if (tab === measureTabCode) return null;
  return (
    <RoundButton
      label={messages.measure.details}
      icon={IconListDetails}
      iconSize={18}
      onClick={() => openTab(measureTabCode)}
    />
  );
}

function Length({ line }: Pick<MeasurePanelProps, 'line'>) {
  const { language, messages } = useLanguage(measureMessages);
  const { measure } = messages;
  const segment = lastSegmentMetres(line);
  if (segment === null) return <p>{line.points.length === 0 ? measure.firstPoint : measure.nextPoint}</p>;
  const total = totalMetres(line);
  return (
    <>
      <p>
        <b>{formatDistance(total, language, messages)}</b>
        {total >= 1000 && <span> {formatMetres(total, language, messages)}</span>}
      </p>
      {line.points.length > 2 && (
        <p className={styles.segment}>{measure.lastSegment(formatDistance(segment, language, messages))}</p>
      )}
    </>
  );
}
