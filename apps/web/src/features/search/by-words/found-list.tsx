import { useEffect } from 'react';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { DateHit } from '@cae-map/expedition/search/search-answer';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import type { SearchMessages } from '../messages/index.ts';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import styles from './found-list.module.css';
import type { SearchChoice, SearchGroup } from './search-choices.ts';
import { Line } from './search-line.tsx';

interface FoundListProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** The id of the choice that Enter opens. */
  readonly activeId: string | null;
  readonly onPoint: (choice: SearchChoice) => void;
  readonly onChoose: (choice: SearchChoice) => void;
}

/** Returns the element id of a choice, for `aria-activedescendant` of the field. */
export function optionId(listId: string, choiceId: string): string {
  return `${listId}-${choiceId}`;
}

/** The results in groups. The focus remains in the field; the list shows the active option. */
export function FoundList({ id, groups, activeId, onPoint, onChoose }: FoundListProps) {
  const { language, messages } = useLanguage(searchMessages);
  useEffect(() => {
    if (activeId === null) return;
    document.getElementById(optionId(id, activeId))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={messages.searchResults.found}>
      {groups.map((group, index) => {
        const headingId = `${id}-group-${index}`;
        return (
          <div key={headingId} role="group" aria-labelledby={headingId} className={styles.group}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {groupHeading(group, language, messages)}
              {group.count > group.choices.length && group.kind !== 'coordinates' && (
                <span className={styles.count}>
                  {messages.searchResults.ofCount(group.choices.length, group.count)}
                </span>
              )}
            </div>
            {group.choices.map((choice) => (
              <div
                key={choice.id}
                id={optionId(id, choice.id)}
                role="option"
                tabIndex={-1}
                aria-selected={choice.id === activeId}
                className={styles.choice}
                onPointerMove={() => onPoint(choice)}
                onClick={() => onChoose(choice)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onChoose(choice);
                }}
              >
                <Line line={choice.line} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function groupHeading(
  { kind, imageKind, date }: SearchGroup,
  language: ContentLanguage,
  messages: SearchMessages,
): string {
  if (imageKind !== null) return messages.images.kinds[imageKind];
  if (date === null) return messages.searchResults.groups[kind];
  const days = formatDays(date, language);
  return date.placeIds.length === 0
    ? messages.searchResults.nothingOnDays(days)
    : messages.searchResults.onDays(days);
}

function formatDays({ firstDay, lastDay, precision }: DateHit, language: ContentLanguage): string {
  const format = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' }[precision];
  const stay = { date: firstDay, enddate: lastDay, date_format: format, date_acc: null };
  return formatDateRange(stay, language) ?? firstDay;
}
