import { capabilityOfKind } from '@cae-map/contract/api/records/record-access';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { EditorsOnly } from './editors-only.tsx';
import type { EditedRecord, KindScreen, RecordKind } from './kind/record-kind.ts';

interface RecordPanelProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly title: string;
  /** Null for a single record. */
  readonly screen: KindScreen | null;
  /** Whether the map is being used. */
  readonly needsMap?: boolean;
  /** Rendered at the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of a screen of a kind of record. Visitors without an account are asked to sign in. */
export function RecordPanel<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  title,
  screen,
  needsMap = false,
  tools,
  children,
}: RecordPanelProps<Item, Field>) {
  const { language } = useLanguage();
  const { FieldLabelsSource } = kind;
  return (
    <EditorPanel
      title={title}
      sections={kind.readSections(language, screen)}
      isWholePage={fillsPage(kind, screen)}
      needsMap={needsMap}
      tools={tools}
    >
      <EditorsOnly capability={capabilityOfKind(kind.entity)}>
        <FieldLabelsSource>{children}</FieldLabelsSource>
      </EditorsOnly>
    </EditorPanel>
  );
}

/** Whether a screen needs no map: a record has a place on it only if its form has a position. */
function fillsPage<Item extends EditedRecord, Field extends keyof Item & string>(
  { hasWholePages, form }: RecordKind<Item, Field>,
  screen: KindScreen | null,
): boolean {
  if (screen !== null) return hasWholePages;
  return (
    hasWholePages &&
    !form.some(({ items }) => items.some((item) => 'kind' in item && item.kind === 'position'))
  );
}
