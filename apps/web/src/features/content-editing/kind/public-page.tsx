import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { editingMessages } from '../../../ui/workbench/messages/index.ts';

/** The link from a stored record to its page for readers. */
export function PublicPage({ path }: { readonly path: string }) {
  const { messages } = useLanguage(editingMessages);
  return <RelatedPages pages={[{ to: path, label: messages.editing.related.publicPage }]} />;
}
