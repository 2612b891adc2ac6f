import { maxSearchLength } from '@cae-map/contract/entities/editing/list-filters';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import styles from './filter-bar.module.css';
import { recordListMessages } from './messages/index.ts';

interface FilterBarProps<Order extends string> {
  /** The label and the placeholder of the search field. */
  readonly searchLabel: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly orders: readonly Order[];
  readonly orderLabels: Readonly<Record<Order, string>>;
  readonly order: Order;
  readonly onOrderChange: (order: Order) => void;
  /** Whether one of the folded filters is set: they are unfolded at first then, except on a phone, where they would hide the list. */
  readonly hasChoices: boolean;
  /** Null if there is nothing to reset. */
  readonly onReset: (() => void) | null;
  /** The folded filters. */
  readonly children: ReactNode;
}

/** The search field and the order of a list, and its further filters, which are folded. */
export function FilterBar<Order extends string>(properties: FilterBarProps<Order>) {
  const { searchLabel, text, orders, orderLabels, order, hasChoices, onReset, children } = properties;
  const { messages } = useLanguage(recordListMessages);
  const [hadChoices] = useState(hasChoices);
  const isNarrow = useMediaQuery(phoneQuery);
  /** Null until the filters are folded or unfolded. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (hadChoices && !isNarrow);
  const id = useId();
  const labels = messages.recordList;
  return (
    <div role="search" className={styles.filters}>
      <div className={styles.line}>
        <label className={styles.field}>
          <IconSearch size={18} stroke={1.8} aria-hidden="true" />
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={text}
            maxLength={maxSearchLength}
            onChange={({ target }) => properties.onTextChange(target.value)}
          />
        </label>
        <select
          className={styles.order}
          aria-label={labels.order}
          value={order}
          onChange={({ target }) => {
            const chosen = orders.find((one) => one === target.value);
            if (chosen !== undefined) properties.onOrderChange(chosen);
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {orderLabels[one]}
            </option>
          ))}
        </select>
        <Button
          look="outlined"
          className={styles.more}
          label={hasChoices ? labels.filtersSet : labels.filters}
          data-set={hasChoices}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.8} aria-hidden="true" />
        </Button>
      </div>
      <div id={id} className={styles.choices} hidden={!isOpen}>
        {children}
        {onReset !== null && (
          <Button look="outlined" onClick={onReset}>
            {labels.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
