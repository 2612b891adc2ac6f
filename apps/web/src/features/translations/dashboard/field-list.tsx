import { chooseText } from '@cae-map/expedition/texts/titles';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { ListItem, type ListItemAttributes } from '../../../ui/workbench/list/list-item.tsx';
import { RecordList, type ListItemState } from '../../../ui/workbench/list/record-list.tsx';
import { StatusMark } from '../frame/status-mark.tsx';
import { translationsMessages } from '../messages/index.ts';
import type { FieldRow } from '../model/field-row.ts';
import { useLeases } from '../translating/use-leases.ts';
import styles from './field-list.module.css';

/** The state of the list, which lasts while one of its fields is translated. */
const listStore = createListStore<{ readonly query: string }, 'list'>({ query: '' }, 'list');

const layout = { minimumTileWidth: null, rowHeight: () => 92 };

interface FieldListProps {
  readonly rows: readonly FieldRow[];
  /** The query of the URL of the list, with which its fields are opened. */
  readonly query: string;
}

/** The fields as a list of which only the visible rows are rendered. */
export function FieldList({ rows, query }: FieldListProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const navigate = useNavigate();
  const leases = useLeases();
  useEffect(() => {
    if (listStore.read().filter.query !== query) listStore.changeFilter({ query });
  }, [query]);
  const actions = useMemo(
    () => ({
      open: (id: number) => {
        const row = rows.find((each) => each.id === id);
        if (row !== undefined) void navigate(localPath(language, paths.translation(row.state, query)));
      },
      move: null,
      remove: null,
      insertAfter: null,
    }),
    [rows, navigate, language, query],
  );
  if (rows.length === 0) return <p className={styles.none}>{messages.translations.none}</p>;
  return (
    <RecordList
      items={rows}
      idOf={idOf}
      nameOf={(row) => chooseText(row.title, language).text}
      store={listStore}
      actions={actions}
      layout={layout}
      label={messages.translations.title}
      renderItem={(row, attributes, state) => (
        <Row row={row} query={query} user={leases.get(row.key)} attributes={attributes} state={state} />
      )}
    />
  );
}

const idOf = ({ id }: FieldRow): number => id;

interface RowProps {
  readonly row: FieldRow;
  readonly query: string;
  /** Who translates the field now; undefined if nobody else does. */
  readonly user: string | undefined;
  readonly attributes: ListItemAttributes;
  readonly state: ListItemState;
}

function Row({ row, query, user, attributes, state: { activate } }: RowProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  const { state, title, field, shown } = row;
  const chosen = chooseText(title, language);
  const fieldName = labels.fields[field.name as keyof typeof labels.fields];
  return (
    <ListItem {...attributes} className={styles.row} onClick={activate}>
      {() => (
        <>
          <span role="gridcell" className={styles.title} aria-label={`${chosen.text} · ${fieldName}`}>
            <LocalLink to={paths.translation(state, query)} tabIndex={-1} className={styles.link}>
              <span lang={chosen.language}>{chosen.text}</span>
              <span className={styles.field}> · {fieldName}</span>
            </LocalLink>
          </span>
          <span role="gridcell" className={styles.state} aria-label={labels.statuses[state.status]}>
            {user !== undefined && <span className={styles.comments}>{labels.translatedNow(user)}</span>}
            {state.comment_count > 0 && (
              <span className={styles.comments} title={labels.comments(state.comment_count)}>
                <IconMessage size={15} stroke={1.8} aria-hidden="true" />
                {state.comment_count}
              </span>
            )}
            <StatusMark status={state.status} />
          </span>
          <span role="gridcell" className={styles.text} lang="ru" data-empty={shown.source.trim() === ''}>
            {shown.source.trim() === '' ? labels.noSource : shown.source.slice(0, shownCharacters)}
          </span>
          <span
            role="gridcell"
            className={styles.text}
            lang={shown.target.trim() === '' ? language : targetTag(state.language)}
            data-empty={shown.target.trim() === ''}
          >
            {shown.target.trim() === '' ? labels.noTarget : shown.target.slice(0, shownCharacters)}
          </span>
        </>
      )}
    </ListItem>
  );
}

/** The most characters that fit into a row. */
const shownCharacters = 240;

function targetTag(language: FieldRow['state']['language']): string {
  return language === 'cn' ? 'zh' : language;
}
