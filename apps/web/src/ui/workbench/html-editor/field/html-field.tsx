import { IconLink } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../controls/button.tsx';
import type { ControlAttributes } from '../../../controls/field.tsx';
import { Toolbar } from '../../../controls/toolbar.tsx';
import { editingMessages } from '../../messages/index.ts';
import type { TextEditor } from '../editor/create-text-editor.ts';
import { setHighlight } from '../editor/highlights.ts';
import { linkAtSelection } from '../editor/text-links.ts';
import { wordAtSelection } from '../editor/word-at-selection.ts';
import type { EditorTool } from './editor-tool.ts';
import { FormatButtons } from './format-buttons.tsx';
import styles from './html-field.module.css';
import { LinkPanel } from './link-panel.tsx';
import { PlainHtml } from './plain-html.tsx';
import { useTextEditor } from './use-text-editor.ts';

export interface HtmlFieldProps {
  readonly label: string;
  readonly language: RecordLanguage;
  readonly value: string;
  readonly attributes: ControlAttributes & { readonly name: string };
  /** Besides formats and links. */
  readonly tools: readonly EditorTool[];
  /** @param isNewStep whether a step of undo begins with the change */
  readonly onChange: (html: string, isNewStep: boolean) => void;
  /** Is called with the editor when it is ready, and with null when it ends. */
  readonly onEditor: (text: TextEditor | null) => void;
}

/**
 * Edits a text of the allow-list as it looks. Alt+F10 goes from the text to the buttons, Escape back to the text. A text of which the editor
 * would lose a part is edited as HTML.
 */
export function HtmlField({ label, language, value, attributes, tools, onChange, onEditor }: HtmlFieldProps) {
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.htmlField;
  const { host, text, plain } = useTextEditor(value, onChange);
  const [openId, setOpenId] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  useControlAttributes(text, { ...attributes, 'aria-label': label, lang: language });
  useEffect(() => onEditor(text), [text, onEditor]);
  useSelectionBehindPanel(text, openId !== null);
  if (plain !== null)
    return (
      <PlainHtml
        reason={plain}
        value={value}
        attributes={{ ...attributes, lang: language }}
        onChange={(html) => onChange(html, false)}
      />
    );

  const close = (): void => {
    setOpenId(null);
    text?.editor.commands.focus();
  };
  const toggle = (id: string): void => (openId === id ? close() : setOpenId(id));
  const all: readonly EditorTool[] = [
    {
      id: 'link',
      label: labels.link.title,
      Icon: IconLink,
      renderPanel: (edited, done) => <LinkPanel text={edited} close={done} />,
    },
    ...tools,
  ];
  const open = all.find(({ id }) => id === openId);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const chosen = all.find((tool) => tool.code === code && (ctrlKey || metaKey) && shiftKey && !altKey);
    if (chosen !== undefined) {
      // Browsers report a moved caret later than the next key, and the panel is for the name at the caret.
      document.dispatchEvent(new Event('selectionchange'));
      setOpenId(chosen.id);
    } else if (code === 'F10' && altKey)
      container.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
    else if (code === 'Escape' && event.target !== text?.editor.view.dom) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys of its parts; the text itself is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={container} className={styles.editor} onKeyDown={onKeyDown}>
      <Toolbar label={labels.toolbar(label)} className={styles.toolbar}>
        <FormatButtons text={text} />
        {all.map(({ id, label: name, Icon, count }) => (
          <Button
            key={id}
            look="bare"
            className={styles.tool}
            label={name}
            aria-expanded={id === openId}
            aria-disabled={text === null}
            onClick={() => toggle(id)}
          >
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </Button>
        ))}
      </Toolbar>
      {open !== undefined && text !== null && (
        <ToolPanel key={open.id} label={open.label}>
          {open.renderPanel(text, close)}
        </ToolPanel>
      )}
      <div ref={host} className={styles.text} data-html-text />
    </div>
  );
}

function ToolPanel({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-first], button:not(:disabled)');
    (first ?? panel.current)?.focus();
  }, []);
  return (
    <div ref={panel} role="group" aria-label={label} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}

/** Puts the attributes of a control on the element that ProseMirror has made. */
function useControlAttributes(text: TextEditor | null, attributes: object): void {
  const shown = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const element = text?.editor.view.dom;
    if (element === undefined) return;
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', 'true');
    element.setAttribute('spellcheck', 'true');
    for (const [name, value] of Object.entries(JSON.parse(shown) as object))
      element.setAttribute(name === 'name' ? 'data-field' : name, String(value));
    if (!shown.includes('"aria-describedby"')) element.removeAttribute('aria-describedby');
  }, [text, shown]);
}

/** Shows the selection, or the link or the word of the caret, while the focus is in a panel. */
function useSelectionBehindPanel(text: TextEditor | null, isOpen: boolean): void {
  useEffect(() => {
    if (text === null || !isOpen) return undefined;
    const { view, state } = text.editor;
    setHighlight(view, 'selected', [linkAtSelection(state) ?? wordAtSelection(state)]);
    return () => setHighlight(view, 'selected', []);
  }, [text, isOpen]);
}
