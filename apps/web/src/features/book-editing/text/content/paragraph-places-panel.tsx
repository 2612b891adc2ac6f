import { useLanguage } from '../../../../lib/language/language-context.tsx';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import {
  placesOfParagraph,
  setPlacesOfParagraph,
} from '../../../../ui/workbench/html-editor/editor/paragraph-places.ts';
import { useEditorState } from '../../../../ui/workbench/html-editor/field/use-editor-state.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import { ChosenTargets } from '../../../../ui/workbench/record-links/chosen-targets.tsx';
import styles from '../../../../ui/workbench/record-links/record-links.module.css';
import type { Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';
import { RecordChoice } from '../../../../ui/workbench/record-links/record-choice.tsx';

interface ParagraphPlacesPanelProps {
  readonly text: TextEditor;
  readonly linkable: Linkable;
  readonly day: string | null;
  readonly close: () => void;
}

/** The most places of an element. */
const mostPlaces = 4;

/** The places that the paragraph of the caret is about, at whose stops the entry is read: up to four. */
export function ParagraphPlacesPanel({ text, linkable, day, close }: ParagraphPlacesPanelProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.textLinks;
  const state = useEditorState(text) ?? text.editor.state;
  const placeIds = placesOfParagraph(state);
  const set = (next: readonly number[]): void =>
    text.editor.view.dispatch(setPlacesOfParagraph(text.editor.state, next));
  return (
    <>
      <p className={styles.details}>{labels.paragraphHint}</p>
      <ChosenTargets
        targets={placeIds.map((id) => ({ kind: 'place', placeIds: [id] }))}
        linkable={linkable}
        onRemove={(target) => {
          if (target.kind === 'place') set(placeIds.filter((id) => !target.placeIds.includes(id)));
        }}
      />
      {placeIds.length < mostPlaces ? (
        <RecordChoice
          label={labels.addPlace}
          search={linkable.search}
          initial=""
          day={day}
          accepts={({ target }) =>
            target.kind === 'place' && !target.placeIds.some((id) => placeIds.includes(id))
          }
          onChoose={({ target }) => {
            if (target.kind === 'place') set([...placeIds, ...target.placeIds]);
            close();
          }}
        />
      ) : (
        <p className={styles.details}>{labels.mostPlaces}</p>
      )}
    </>
  );
}
