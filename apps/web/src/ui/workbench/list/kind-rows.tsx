import { recordKinds, type RecordKindFields } from '@cae-map/contract/entities/editing/record-kinds';
import { fold } from '@cae-map/expedition/search/words/fold';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { EditedRecord, ListedRecords, RecordKind } from '../kind/record-kind.ts';
import { KindRow } from './kind-row.tsx';
import styles from './kind-row.module.css';
import type { ListActions } from './list-actions.ts';
import { recordListMessages } from './messages/index.ts';
import { RecordList } from './record-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChosen } from './use-chosen.ts';
import { useRecordListActions } from './use-record-list-actions.ts';

/** The rows have the same height, in pixels. */
const layout = { minimumTileWidth: null, rowHeight: () => 44 };

interface KindRowsProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly list: ListedRecords;
  /** In their order. */
  readonly items: readonly Item[];
  /** What is shown instead of an empty list. */
  readonly nothing?: string;
  /** At the end of a row. */
  readonly renderDetail?: (item: Item) => ReactNode;
  /** What can be done with the chosen records, in their order; by default they can be deleted. */
  readonly renderBulk?: (chosen: readonly Item[], remove: () => void) => ReactNode;
}

/** The rows of a kind with titles, selection, drag and deletion. */
export function KindRows<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  list: { store, readMessages, openPath, queryKey, search },
  items: all,
  nothing,
  renderDetail,
  renderBulk,
}: KindRowsProps<Item, Field>) {
  const { entity, paths, readTitle, readSearchText, isFixed = false } = kind;
  const words = fold(search?.use(({ filter }) => filter.text) ?? '').trim();
  const items = useMemo(
    () =>
      words === '' || readSearchText === undefined
        ? all
        : all.filter((item) => readSearchText(item).some((text) => fold(text).includes(words))),
    [all, words, readSearchText],
  );
  const { language, messages } = useLanguage(recordListMessages);
  const navigate = useNavigate();
  const labels = readMessages(language);
  const pathOf = openPath ?? paths.edit;
  const { move, remove } = useRecordListActions({ entity, store, labels: labels.actions, queryKey });
  const { orders }: RecordKindFields = recordKinds[entity];
  const actions = useMemo<ListActions>(
    () => ({
      open: (id) => void navigate(localPath(language, pathOf(id))),
      move: orders.length > 0 && words === '' ? move : null,
      remove: isFixed ? null : remove,
      insertAfter: null,
    }),
    [navigate, language, pathOf, orders, words, isFixed, move, remove],
  );
  const idOf = (item: Item): number => readRecordId(entity, item);
  const chosen = useChosen(items, idOf, store);
  const removeChosen = (): void => remove(chosen.map(idOf));
  if (items.length === 0) return <p className={styles.note}>{nothing ?? messages.recordList.nothing}</p>;
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
            isSelectable={!isFixed}
            title={readTitle(item, language)}
            path={pathOf(idOf(item))}
            detail={renderDetail?.(item)}
          />
        )}
      />
      {!isFixed &&
        chosen.length > 0 &&
        (renderBulk?.(chosen, removeChosen) ?? (
          <SelectionBar count={chosen.length} store={store} onRemove={removeChosen} />
        ))}
    </>
  );
}
