import { getTitle } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { shareMessages } from '../messages/index.ts';
import { embedCode, embedPath, frameHeight, type EmbedSubject } from '../model/embed-code.ts';
import type { SharedPage } from '../model/shared-page.ts';
import type { CopyAndClose } from './use-copy-and-close.ts';
import styles from './share-dialog.module.css';

/** The ends of the main route. */
const mainRoute = { fromId: 5, toId: 151 } as const;

interface EmbedPanelProps {
  readonly map: NonNullable<SharedPage['map']>;
  readonly copy: CopyAndClose;
}

/** The code that shows the stop, the day or a stretch of the route on another site, with a preview. */
export function EmbedPanel({ map: { placeId, day }, copy }: EmbedPanelProps) {
  const { language, messages } = useLanguage(shareMessages);
  const { embedHint, subject: label, code: codeLabel, copyCode, copied, preview } = messages.share;
  const { place, day: dayLabel, route } = messages.share.subjects;
  const [ends, setEnds] = useState<Ends>({ ...mainRoute, fromId: placeId ?? mainRoute.fromId });
  const choices: readonly (readonly [EmbedSubject, string])[] = [
    ...(day === null ? [] : [[{ kind: 'day', date: day }, dayLabel] as const]),
    ...(placeId === null ? [] : [[{ kind: 'place', id: placeId }, place] as const]),
    [{ kind: 'route', ...ends }, route],
  ];
  const [kind, setKind] = useState(choices[0]?.[0].kind ?? 'route');
  const isOrdered = useIsOrdered(ends.fromId, ends.toId);
  const subject = choices.find(([each]) => each.kind === kind)?.[0];
  if (subject === undefined) return null;
  const path = embedPath(subject, language);
  const code = embedCode(new URL(path, window.location.origin).href, messages.product.name);
  const isUsable = subject.kind !== 'route' || isOrdered;
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{embedHint}</p>
      <div className={styles.choices} role="radiogroup" aria-label={label}>
        {choices.map(([each, name]) => (
          <label key={each.kind}>
            <input
              type="radio"
              name="embed"
              checked={kind === each.kind}
              onChange={() => setKind(each.kind)}
            />
            {name}
          </label>
        ))}
      </div>
      {kind === 'route' && <RouteEnds ends={ends} onChange={setEnds} isOrdered={isOrdered} />}
      {isUsable && (
        <>
          <textarea className={styles.code} readOnly rows={4} value={code} aria-label={codeLabel} />
          <div className={styles.buttons}>
            <Button look="outlined" onClick={() => copy(code, copied)}>
              {copyCode}
            </Button>
          </div>
          <iframe
            className={styles.preview}
            src={path}
            title={preview}
            height={frameHeight}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </>
      )}
    </div>
  );
}

/** Whether the first stop is before the second one along the route. */
function useIsOrdered(fromId: number, toId: number): boolean {
  const path = useExpedition()?.path;
  if (path === undefined) return true;
  const indexOf = (placeId: number): number => path.findIndex(({ id }) => id === placeId);
  return indexOf(fromId) >= 0 && indexOf(fromId) < indexOf(toId);
}

interface Ends {
  readonly fromId: number;
  readonly toId: number;
}

interface RouteEndsProps {
  readonly ends: Ends;
  readonly onChange: (ends: Ends) => void;
  readonly isOrdered: boolean;
}

/** The stops at both ends of the stretch. */
function RouteEnds({ ends, onChange, isOrdered }: RouteEndsProps) {
  const { language, messages } = useLanguage(shareMessages);
  const { from, to, wrongOrder } = messages.share;
  const stops = useExpedition()?.path.filter(({ record }) => record.minzoom > 0) ?? [];
  const options = stops.map(({ id, record }) => (
    <option key={id} value={id}>
      {getTitle(record, language)}
    </option>
  ));
  return (
    <div className={styles.ends}>
      <Field label={from}>
        {(attributes) => (
          <select
            {...attributes}
            value={ends.fromId}
            onChange={({ target }) => onChange({ ...ends, fromId: Number(target.value) })}
          >
            {options}
          </select>
        )}
      </Field>
      <Field label={to} problem={isOrdered ? null : wrongOrder} isProblemAnnounced>
        {(attributes) => (
          <select
            {...attributes}
            value={ends.toId}
            onChange={({ target }) => onChange({ ...ends, toId: Number(target.value) })}
          >
            {options}
          </select>
        )}
      </Field>
    </div>
  );
}
