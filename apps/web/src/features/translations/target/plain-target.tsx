import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { TargetAttributes, TargetEditorProps } from './target-editor-props.ts';
import { createPlainHandle } from './target-handle.ts';
import styles from './target.module.css';
import { LitText } from './lit-text.tsx';

interface PlainTargetProps extends TargetEditorProps {
  readonly attributes: TargetAttributes;
}

/** A pause in typing after which a step of undo begins, in milliseconds. */
const typingPause = 1000;

/** A text area that grows with its text. What is lit is drawn behind its characters. */
export function PlainTarget(properties: PlainTargetProps) {
  const { language, label, value, lights, attributes } = properties;
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const typedAt = useRef(0);
  const change = useEffectEvent((text: string, position: number) => {
    caret.current = position;
    properties.onChange(text, true);
  });
  const onHandle = useEffectEvent(properties.onHandle);
  useEffect(() => {
    if (area.current === null) return undefined;
    onHandle(createPlainHandle(area.current, (text, position) => change(text, position)));
    return () => onHandle(null);
  }, []);
  useLayoutEffect(() => {
    if (caret.current === null || area.current?.value !== value) return;
    area.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  return (
    <div className={styles.plain}>
      <div className={styles.mirror} aria-hidden="true">
        <LitText text={value} lights={lights?.text === value ? lights : null} />{' '}
      </div>
      <textarea
        {...attributes}
        ref={area}
        aria-label={label}
        lang={language === 'cn' ? 'zh' : language}
        rows={1}
        spellCheck
        value={value}
        onChange={({ target, timeStamp }) => {
          const isNewStep = timeStamp - typedAt.current > typingPause;
          typedAt.current = timeStamp;
          properties.onChange(target.value, isNewStep);
        }}
        onSelect={({ currentTarget }) => properties.onCaret(currentTarget.selectionStart)}
      />
    </div>
  );
}
