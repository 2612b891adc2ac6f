import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../editor.module.css';
import { editingMessages } from '../messages/index.ts';
import { newRecordId, type EditedRecord, type RecordKind } from '../kind/record-kind.ts';
import { Button } from '../../controls/button.tsx';
import { NeighbourLinks, NeighboursInOrder } from './neighbour-links.tsx';

/** The views of the editor. */
export type EditorTab = 'form' | 'preview' | 'history';

interface EditHeadProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly record: Item;
  readonly records: readonly Item[];
  readonly tab: EditorTab;
  readonly onTabChange: (tab: EditorTab) => void;
}

/** The views of the editor, and links to the records before and after in their order. */
export function EditHead<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  record,
  records,
  tab,
  onTabChange,
}: EditHeadProps<Item, Field>) {
  const { language, messages: shared } = useLanguage(editingMessages);
  const tabLabels = shared.editing.tabs;
  const id = readRecordId(kind.entity, record);
  const messages = kind.readMessages(language);
  const { HeadTools, Neighbours, Order, Preview } = kind;
  const isStored = id !== newRecordId;
  const tabs: readonly EditorTab[] = [
    'form',
    ...(Preview ? (['preview'] as const) : []),
    ...(isStored ? (['history'] as const) : []),
  ];
  return (
    <div className={styles.head}>
      {tabs.length > 1 && (
        <div role="tablist" aria-label={tabLabels.label} className={styles.tabs}>
          {tabs.map((one) => (
            <Button
              key={one}
              role="tab"
              aria-selected={one === tab}
              className={styles.tab}
              onClick={() => onTabChange(one)}
            >
              {tabLabels[one]}
            </Button>
          ))}
        </div>
      )}
      <nav className={styles.neighbours} aria-label={messages.neighbours}>
        {HeadTools && isStored && <HeadTools record={record} />}
        {Neighbours && (
          <Neighbours record={record}>
            {(previous, next) => <NeighbourLinks kind={kind} previous={previous} next={next} />}
          </Neighbours>
        )}
        {Order && (
          <Order records={records}>
            {(ordered) => <NeighboursInOrder kind={kind} ordered={ordered} id={id} />}
          </Order>
        )}
      </nav>
    </div>
  );
}
