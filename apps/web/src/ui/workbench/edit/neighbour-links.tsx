import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import styles from '../editor.module.css';
import type { EditedRecord, Neighbour, RecordKind } from '../kind/record-kind.ts';

interface NeighboursInOrderProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly ordered: readonly Item[];
  readonly id: number;
}

/** Links to the records before and after one in a list; none for a record that is not in the list. */
export function NeighboursInOrder<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  ordered,
  id,
}: NeighboursInOrderProps<Item, Field>) {
  const { language } = useLanguage();
  const index = ordered.findIndex((record) => readRecordId(kind.entity, record) === id);
  const [previous, next] = index === -1 ? [] : [ordered[index - 1], ordered[index + 1]];
  const toNeighbour = (record: Item | undefined): Neighbour | undefined =>
    record && { id: readRecordId(kind.entity, record), title: kind.readTitle(record, language).text };
  return <NeighbourLinks kind={kind} previous={toNeighbour(previous)} next={toNeighbour(next)} />;
}

interface NeighbourLinksProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** Links to the records before and after one. */
export function NeighbourLinks<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  previous,
  next,
}: NeighbourLinksProps<Item, Field>) {
  return (
    <>
      <NeighbourLink kind={kind} record={previous} direction="previous" />
      <NeighbourLink kind={kind} record={next} direction="next" />
    </>
  );
}

interface NeighbourLinkProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly record: Neighbour | undefined;
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
  const name = `${kind.readMessages(language)[direction]}: ${record.title}`;
  const Icon = icons[direction];
  return (
    <LocalLink className={styles.neighbour} to={kind.paths.edit(record.id)} aria-label={name} title={name}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
    </LocalLink>
  );
}
