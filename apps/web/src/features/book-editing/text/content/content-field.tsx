import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textsIn } from '@cae-map/expedition/texts/titles';
import { IconListCheck, IconMapPin, IconPilcrow } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import type { EditorTool } from '../../../../ui/workbench/html-editor/field/editor-tool.ts';
import { HtmlField, type HtmlFieldProps } from '../../../../ui/workbench/html-editor/field/html-field.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import { contentEditorsStore } from './content-editors.ts';
import { LinkTargetPanel } from '../../../../ui/workbench/record-links/link-target-panel.tsx';
import { useLinkable } from '../../../../ui/workbench/record-links/use-linkable.ts';
import { ParagraphPlacesPanel } from './paragraph-places-panel.tsx';
import { ProposalsPanel } from './proposals-panel.tsx';
import { useContentAnalysis } from './use-content-analysis.ts';
import { useProposalMarks } from './use-proposal-marks.ts';
import { useTwinLight } from './use-twin-light.ts';

export interface ContentFieldProps extends Pick<HtmlFieldProps, 'label' | 'attributes' | 'onChange'> {
  readonly record: TextRevision;
  readonly language: RecordLanguage;
}

/** The text of an entry in one language, with the tools that link its names to places and people. */
export function ContentField({ record, language, ...field }: ContentFieldProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.textLinks;
  const [text, setText] = useState<TextEditor | null>(null);
  const linkable = useLinkable();
  const analysis = useContentAnalysis(record, language, linkable);
  useProposalMarks(text, language, analysis);
  useTwinLight(text, language, analysis.content);
  const showEditor = useCallback(
    (shown: TextEditor | null): void => {
      setText(shown);
      contentEditorsStore.setState({ [language]: shown });
    },
    [language],
  );
  const day = record.text_date;
  const tools: readonly EditorTool[] =
    linkable === null
      ? []
      : [
          {
            id: 'target',
            label: messages.editing.recordLinks.title,
            Icon: IconMapPin,
            code: 'KeyL',
            renderPanel: (edited, close) => (
              <LinkTargetPanel text={edited} linkable={linkable} day={day} close={close} />
            ),
          },
          {
            id: 'proposals',
            label: labels.proposals(analysis.proposals.length),
            Icon: IconListCheck,
            count: analysis.proposals.length,
            code: 'KeyU',
            renderPanel: (edited) => (
              <ProposalsPanel text={edited} language={language} analysis={analysis} linkable={linkable} />
            ),
          },
          {
            id: 'paragraph',
            label: labels.paragraph,
            Icon: IconPilcrow,
            renderPanel: (edited, close) => (
              <ParagraphPlacesPanel text={edited} linkable={linkable} day={day} close={close} />
            ),
          },
        ];
  return (
    <HtmlField
      {...field}
      language={language}
      value={textsIn(record, 'text_content')[language]}
      tools={tools}
      onEditor={showEditor}
    />
  );
}
