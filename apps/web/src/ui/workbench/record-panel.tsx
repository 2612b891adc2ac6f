import { capabilityOfKind } from '@cae-map/contract/api/record-access';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { EditorsOnly } from './editors-only.tsx';
import type { EditedRecord, KindScreen, RecordKind } from './kind/record-kind.ts';

interface RecordPanelProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly title: string;
  /** Null for a single record, which is edited beside the map. */
  readonly screen: KindScreen | null;
  /** Whether the map is being used. */
  readonly needsMap?: boolean;
  readonly children: ReactNode;
}

/** The panel of a screen of a kind of record. Visitors without an account are asked to sign in. */
export function RecordPanel<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  title,
  screen,
  needsMap = false,
  children,
}: RecordPanelProps<Item, Field>) {
  const { language } = useLanguage();
  const { FieldLabelsSource } = kind;
  return (
    <EditorPanel
      title={title}
      sections={kind.readSections(language, screen)}
      isWholePage={screen !== null && kind.hasWholePages}
      needsMap={needsMap}
    >
      <EditorsOnly capability={capabilityOfKind(kind.entity)}>
        <FieldLabelsSource>{children}</FieldLabelsSource>
      </EditorsOnly>
    </EditorPanel>
  );
}
