import { IconPlus } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../links/local-link.tsx';
import panelStyles from '../editor-panel.module.css';
import type { EditedRecord, ListedRecords, RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { useRecords } from '../use-records.ts';
import { WithRecords } from '../with-records.tsx';
import { KindRows } from './kind-rows.tsx';
import { SearchField } from './search-field.tsx';

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
  const { title, intro, add, search } = list.readMessages(language);
  usePageHead({ title, description: intro });
  const query = useRecords<Item>(kind.entity);
  const { Order } = kind;
  return (
    <RecordPanel
      kind={kind}
      title={title}
      screen="list"
      tools={
        kind.creation !== undefined && (
          <LocalLink to={editorPaths(kind.entity).create} className={panelStyles.link}>
            <IconPlus size={18} stroke={2} aria-hidden="true" />
            {add}
          </LocalLink>
        )
      }
    >
      {list.search !== undefined && <SearchField label={search ?? title} search={list.search} />}
      <WithRecords query={query}>
        {(records) =>
          Order === undefined ? (
            <KindRows kind={kind} list={list} items={records} />
          ) : (
            <Order records={records}>{(items) => <KindRows kind={kind} list={list} items={items} />}</Order>
          )
        }
      </WithRecords>
    </RecordPanel>
  );
}
