import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../editor.module.css';
import { LocalLink } from '../../links/local-link.tsx';
import { newRecordId, type EditedRecord, type RecordKind } from '../kind/record-kind.ts';
import { Button } from '../../controls/button.tsx';

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
  const { language } = useLanguage();
  const id = readRecordId(kind.entity, record);
  const messages = kind.readMessages(language);
  const { HeadTools, Order, Preview } = kind;
  const isStored = id !== newRecordId;
  const tabs: readonly EditorTab[] = [
    'form',
    ...(Preview ? (['preview'] as const) : []),
    ...(isStored ? (['history'] as const) : []),
  ];
  return (
    <div className={styles.head}>
      {tabs.length > 1 && (
        <div role="tablist" aria-label={messages.tabs.label} className={styles.tabs}>
          {tabs.map((one) => (
            <Button
              key={one}
              role="tab"
              aria-selected={one === tab}
              className={styles.tab}
              onClick={() => onTabChange(one)}
            >
              {messages.tabs[one]}
            </Button>
          ))}
        </div>
      )}
      <nav className={styles.neighbours} aria-label={messages.neighbours}>
        {HeadTools && isStored && <HeadTools record={record} />}
        <Order records={records}>
          {(ordered) => <NeighbourLinks kind={kind} ordered={ordered} id={id} />}
        </Order>
      </nav>
    </div>
  );
}

interface NeighbourLinksProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly ordered: readonly Item[];
  readonly id: number;
}

/** Links to the records before and after one; none for a record that is not in the list. */
function NeighbourLinks<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  ordered,
  id,
}: NeighbourLinksProps<Item, Field>) {
  const index = ordered.findIndex((record) => readRecordId(kind.entity, record) === id);
  const [previous, next] = index === -1 ? [] : [ordered[index - 1], ordered[index + 1]];
  return (
    <>
      <NeighbourLink kind={kind} record={previous} direction="previous" />
      <NeighbourLink kind={kind} record={next} direction="next" />
    </>
  );
}

interface NeighbourLinkProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly record: Item | undefined;
  readonly direction: 'previous' | 'next';
}

const icons = { previous: IconChevronLeft, next: IconChevronRight };

function NeighbourLink<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  record,
  direction,
}: NeighbourLinkProps<Item, Field>) {
  const { language } = useLanguage();
  if (record === undefined) return <span className={styles.neighbour} />;
  const name = `${kind.readMessages(language)[direction]}: ${kind.readTitle(record, language).text}`;
  const Icon = icons[direction];
  return (
    <LocalLink
      className={styles.neighbour}
      to={kind.paths.edit(readRecordId(kind.entity, record))}
      aria-label={name}
      title={name}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
    </LocalLink>
  );
}
