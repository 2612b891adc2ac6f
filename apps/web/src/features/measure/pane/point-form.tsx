import { addPoint } from '@cae-map/expedition/measure/measured-line';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { CoordinatesForm } from '../../../ui/coordinates/coordinates-form.tsx';
import { editLine } from '../line-store.ts';
import { measureMessages } from '../messages/index.ts';

/** Leh; a notation that every language reads. */
const example = '34.15, 77.58';

/** The field that adds a point by its coordinates or the link of a map. */
export function PointForm() {
  const { messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  return (
    <CoordinatesForm
      label={pane.addLabel}
      submitLabel={pane.add}
      failures={pane.failures}
      placeholder={example}
      onPosition={(position) => {
        editLine((line) => addPoint(line, position));
        announce(pane.added(formatPosition(position)));
      }}
    />
  );
}
