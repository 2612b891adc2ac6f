import { IconPlus } from '@tabler/icons-react';
import { recordKinds, type RecordKindFields } from '@cae-map/contract/entities/editing/record-kinds';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../links/local-link.tsx';
import panelStyles from '../editor-panel.module.css';
import type { EditedRecord, ListedRecords, RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { useRecords } from '../use-records.ts';
import { WithRecords } from '../with-records.tsx';
import { KindRow } from './kind-row.tsx';
import styles from './kind-row.module.css';
import type { ListActions } from './list-actions.ts';
import { recordListMessages } from './messages/index.ts';
import { RecordList } from './record-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChosen } from './use-chosen.ts';
import { useRecordListActions } from './use-record-list-actions.ts';

interface KindListScreenProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly list: ListedRecords;
}

/** The list of a kind that needs nothing special: titles, selection, drag, deletion. */
export function KindListScreen<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  list,
}: KindListScreenProps<Item, Field>) {
  const { language } = useLanguage();
  const { title, intro, add } = list.readMessages(language);
  usePageHead({ title, description: intro });
  const query = useRecords<Item>(kind.entity);
  const { Order } = kind;
  return (
    <RecordPanel
      kind={kind}
      title={title}
      screen="list"
      tools={
        <LocalLink to={editorPaths(kind.entity).create} className={panelStyles.link}>
          <IconPlus size={18} stroke={2} aria-hidden="true" />
          {add}
        </LocalLink>
      }
    >
      <WithRecords query={query}>
        {(records) => (
          <Order records={records}>{(items) => <Rows kind={kind} list={list} items={items} />}</Order>
        )}
      </WithRecords>
    </RecordPanel>
  );
}

/** The rows have the same height, in pixels. */
const layout = { minimumTileWidth: null, rowHeight: () => 44 };

interface RowsProps<Item extends EditedRecord, Field extends keyof Item & string> extends KindListScreenProps<
  Item,
  Field
> {
  readonly items: readonly Item[];
}

function Rows<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  list: { store, readMessages },
  items,
}: RowsProps<Item, Field>) {
  const { entity, paths, readTitle } = kind;
  const { language, messages } = useLanguage(recordListMessages);
  const navigate = useNavigate();
  const labels = readMessages(language);
  const { move, remove } = useRecordListActions({ entity, store, labels: labels.actions });
  const { orders }: RecordKindFields = recordKinds[entity];
  const actions = useMemo<ListActions>(
    () => ({
      open: (id) => void navigate(localPath(language, paths.edit(id))),
      move: orders.length > 0 ? move : null,
      remove,
      insertAfter: null,
    }),
    [navigate, language, paths, orders, move, remove],
  );
  const idOf = (item: Item): number => readRecordId(entity, item);
  const chosen = useChosen(items, idOf, store);
  if (items.length === 0) return <p className={styles.note}>{messages.recordList.nothing}</p>;
  return (
    <>
      <RecordList
        items={items}
        idOf={idOf}
        nameOf={(item) => readTitle(item, language).text}
        store={store}
        actions={actions}
        layout={layout}
        label={labels.grid}
        renderItem={(item, attributes, state) => (
          <KindRow
            attributes={attributes}
            state={state}
            title={readTitle(item, language)}
            path={paths.edit(idOf(item))}
          />
        )}
      />
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} store={store} onRemove={() => remove(chosen.map(idOf))} />
      )}
    </>
  );
}
