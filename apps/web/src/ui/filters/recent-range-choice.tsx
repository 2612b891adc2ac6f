import { recentRanges, type RecentRange } from '@cae-map/contract/entities/editing/list-filters';
import { Choice } from './filter-controls.tsx';

interface RecentRangeChoiceProps {
  /** What happened in the range, such as "Added". */
  readonly label: string;
  readonly anyLabel: string;
  readonly labels: Readonly<Record<RecentRange, string>>;
  readonly value: RecentRange | null;
  readonly onChange: (range: RecentRange | null) => void;
}

/** The choice of the last week, month or three months in the lists of editors. */
export function RecentRangeChoice(props: RecentRangeChoiceProps) {
  return <Choice name="recent" values={recentRanges} {...props} />;
}
