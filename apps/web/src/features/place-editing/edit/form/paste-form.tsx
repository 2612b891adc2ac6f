import type { Position } from '@cae-map/expedition/route/geography';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { describeLeftOut } from '../../../../lib/left-out/left-out-messages.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import styles from '../../../../ui/workbench/form/form.module.css';
import { placeEditingMessages } from '../../messages/index.ts';
import { fitToLeg, limitPoints, type LegEnds } from '../line/edit-line.ts';

interface PasteFormProps {
  /** The ends of the leg to which the line is fitted. */
  readonly ends: LegEnds;
  /** @param report what was pasted and what of it was left out */
  readonly onLine: (line: readonly Position[], report: string) => void;
}

/** Pastes the line of a leg as text or from a file. */
export function PasteForm({ ends, onLine }: PasteFormProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const labels = messages.placeEdit.line;
  const apply = async (bytes: Uint8Array): Promise<void> => {
    // The readers of files are needed only here.
    const { maxLinePoints, readPastedLine } = await import('../line/read-pasted-line.ts');
    const pasted = readPastedLine(bytes);
    setFailure(pasted.ok ? null : labels.pasteFailed[pasted.reason]);
    if (!pasted.ok) return;
    const { line, lineCount, leftOut } = pasted;
    const limited = limitPoints(line, maxLinePoints);
    const fitted = fitToLeg(limited, ends);
    const report = [
      labels.pasted(fitted.length),
      lineCount > 1 ? labels.pasteJoined(lineCount) : '',
      limited.length < line.length ? labels.pasteSimplified(line.length, limited.length) : '',
      describeLeftOut(leftOut, labels.leftOut),
    ];
    onLine(fitted, report.filter(Boolean).join(' '));
  };
  return (
    <div className={styles.paste}>
      <Field label={labels.pasteLabel} hint={labels.pasteHint} problem={failure} isProblemAnnounced>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFailure(null);
            }}
          />
        )}
      </Field>
      <div className={styles.tools}>
        <Button look="outlined" onClick={() => void apply(new TextEncoder().encode(text))}>
          {labels.pasteApply}
        </Button>
        <label className={styles.file}>
          {labels.pasteFile}
          <input
            type="file"
            accept=".gpx,.geojson,.json,.kml,.kmz,.tcx"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined)
                void file.arrayBuffer().then((content) => apply(new Uint8Array(content)));
            }}
          />
        </label>
      </div>
    </div>
  );
}
