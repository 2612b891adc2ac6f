import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { editingMessages } from '../../messages/index.ts';
import styles from './html-field.module.css';
import type { PlainReason } from './use-text-editor.ts';

interface PlainHtmlProps {
  readonly reason: PlainReason | { readonly kind: 'failed' };
  readonly value: string;
  /** The attributes of the control, with its name and language. */
  readonly attributes: object;
  readonly onChange: (html: string) => void;
}

/** The HTML of a text that cannot be edited with its appearance, and the reason. */
export function PlainHtml({ reason, value, attributes, onChange }: PlainHtmlProps) {
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.htmlField.plain;
  return (
    <>
      <p role="status" className={styles.plainReason}>
        {reason.kind === 'notHeld' ? labels.notHeld(reason.parts.join(', ')) : labels[reason.kind]}
      </p>
      <textarea {...attributes} rows={6} value={value} onChange={({ target }) => onChange(target.value)} />
    </>
  );
}
