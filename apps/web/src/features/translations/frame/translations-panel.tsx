import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { paths } from '../../../lib/url/paths.ts';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import { translationsMessages } from '../messages/index.ts';

interface TranslationsPanelProps {
  /** The list that is shown; null on a page that is none. */
  readonly current: 'all' | 'review' | 'own' | 'files' | null;
  /** At the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all screens of the translations; that of a list links to the others. */
export function TranslationsPanel({ current, tools, children }: TranslationsPanelProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  const mayApprove = useMayApprove();
  const lists = [
    { path: paths.translations(), label: labels.all, isCurrent: current === 'all' },
    ...(mayApprove
      ? [{ path: paths.translationReview(), label: labels.review, isCurrent: current === 'review' }]
      : []),
    { path: paths.ownSuggestions(), label: labels.own, isCurrent: current === 'own' },
    { path: paths.translationFiles(), label: labels.files, isCurrent: current === 'files' },
  ];
  return (
    <EditorPanel title={labels.title} sections={current === null ? [] : lists} isWholePage tools={tools}>
      {children}
    </EditorPanel>
  );
}
