import { maxSearchLength } from '@cae-map/contract/entities/editing/list-filters';
import { IconSearch } from '@tabler/icons-react';
import type { ListedRecords } from '../kind/record-kind.ts';
import styles from './filter-bar.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly search: NonNullable<ListedRecords['search']>;
}

/** The search field of the ready list. */
export function SearchField({ label, search }: SearchFieldProps) {
  const text = search.use(({ filter }) => filter.text);
  return (
    <div role="search" className={styles.filters}>
      <label className={styles.field}>
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={maxSearchLength}
          onChange={({ target }) => search.changeFilter({ text: target.value })}
        />
      </label>
    </div>
  );
}
