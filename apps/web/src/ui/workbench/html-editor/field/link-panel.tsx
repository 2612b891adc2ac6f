import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { useState, type SubmitEvent } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../controls/button.tsx';
import { Field } from '../../../controls/field.tsx';
import { editingMessages } from '../../messages/index.ts';
import { attributeOf } from '../content/text-attributes.ts';
import type { TextEditor } from '../editor/create-text-editor.ts';
import { addLink, linkAtSelection, removeLinks } from '../editor/text-links.ts';
import styles from './html-field.module.css';

interface LinkPanelProps {
  readonly text: TextEditor;
  readonly close: () => void;
}

/** The address that the selection links to, or the link that the caret is in. */
export function LinkPanel({ text: { editor }, close }: LinkPanelProps) {
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.htmlField.link;
  const [link] = useState(() => linkAtSelection(editor.state));
  const [address, setAddress] = useState(link === null ? '' : (attributeOf(link.attributes, 'href') ?? ''));
  const [hasTried, setTried] = useState(false);
  const { from, to } = link ?? editor.state.selection;
  const problem = from === to ? labels.nothingSelected : isAddress(address) ? null : labels.notAnAddress;
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return;
    editor.view.dispatch(addLink(editor.state.tr, { from, to }, [['href', address.trim()]]));
    close();
  };
  return (
    <form className={styles.panelForm} onSubmit={apply} noValidate>
      <Field label={labels.address} problem={hasTried ? problem : null} isProblemAnnounced>
        {(attributes) => (
          <input
            {...attributes}
            type="url"
            autoComplete="off"
            value={address}
            data-first
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <div className={styles.panelButtons}>
        <Button type="submit" look="main">
          {labels.apply}
        </Button>
        {link !== null && (
          <Button
            look="outlined"
            onClick={() => {
              editor.view.dispatch(removeLinks(editor.state.tr, link));
              close();
            }}
          >
            {labels.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

function isAddress(address: string): boolean {
  const trimmed = address.trim();
  return trimmed !== '' && !/\s/.test(trimmed) && isSafeUrl(trimmed);
}
