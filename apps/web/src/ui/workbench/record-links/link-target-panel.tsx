import { targetKey, type MarkTarget } from '@cae-map/expedition/sentences/marked-text';
import type { LinkableRecord } from '@cae-map/expedition/sentences/names/linkable-records';
import { personAttribute } from '@cae-map/contract/html-allow-list';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { attributeOf, type TextAttributes } from '../html-editor/content/text-attributes.ts';
import type { TextEditor } from '../html-editor/editor/create-text-editor.ts';
import type { DocumentRange } from '../html-editor/editor/highlights.ts';
import { addLink, linkAtSelection, placeIdsOf, removeLinks } from '../html-editor/editor/text-links.ts';
import { wordAtSelection } from '../html-editor/editor/word-at-selection.ts';
import { editingMessages } from '../messages/index.ts';
import { ChosenTargets } from './chosen-targets.tsx';
import { targetAttributes } from './target-attributes.ts';
import type { Linkable } from './use-linkable.ts';
import { RecordChoice } from './record-choice.tsx';

interface LinkTargetPanelProps {
  readonly text: TextEditor;
  readonly linkable: Linkable;
  readonly day: string | null;
  readonly close: () => void;
}

/** The most places of an element. */
const mostPlaces = 4;

/** What the selected name links to: up to four places, or a person. A place is added to those of its link. */
export function LinkTargetPanel({ text: { editor }, linkable, day, close }: LinkTargetPanelProps) {
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.recordLinks;
  // The name that was selected when the panel was opened, which no key changes while it has the focus.
  const [{ range, attributes }, setLink] = useState<LinkedName>(() => {
    const link = linkAtSelection(editor.state);
    return link === null
      ? { range: wordAtSelection(editor.state), attributes: [] }
      : { range: link, attributes: link.attributes };
  });
  const targets = targetsOf(attributes);
  const name = editor.state.doc.textBetween(range.from, range.to, ' ');
  const set = (target: MarkTarget | null): void => {
    const { tr } = editor.state;
    const next = target === null ? [] : targetAttributes(target);
    editor.view.dispatch(target === null ? removeLinks(tr, range) : addLink(tr, range, next));
    setLink({ range, attributes: next });
  };
  const choose = ({ target }: LinkableRecord): void => {
    const places = targets.flatMap((each) => (each.kind === 'place' ? each.placeIds : []));
    const isAdded = target.kind === 'place' && places.length < mostPlaces;
    set(isAdded ? { kind: 'place', placeIds: [...new Set([...places, ...target.placeIds])] } : target);
    close();
  };
  if (range.from === range.to) return <p data-first>{labels.nothingSelected}</p>;
  return (
    <>
      <ChosenTargets
        targets={targets}
        linkable={linkable}
        onRemove={(removed) => {
          const rest = targets.filter((each) => targetKey(each) !== targetKey(removed));
          const placeIds = rest.flatMap((each) => (each.kind === 'place' ? each.placeIds : []));
          set(placeIds.length === 0 ? null : { kind: 'place', placeIds });
          if (rest.length === 0) close();
        }}
      />
      <RecordChoice
        label={labels.linkName(name)}
        search={linkable.search}
        initial={targets.length === 0 ? name : ''}
        day={day}
        onChoose={choose}
      />
    </>
  );
}

interface LinkedName {
  readonly range: DocumentRange;
  readonly attributes: TextAttributes;
}

/** The single records that an element links to. */
function targetsOf(attributes: TextAttributes): MarkTarget[] {
  const personId = attributeOf(attributes, personAttribute);
  if (personId !== null && personId !== '') return [{ kind: 'person', personId }];
  return placeIdsOf(attributes).map((id) => ({ kind: 'place', placeIds: [id] }));
}
