import type { NotShifted } from '../../../lib/editing/shift-dates.ts';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import type { recordListMessages } from './messages/index.ts';

interface Report {
  /** Whether the dates of other chosen records are shifted. */
  readonly isAnyShifted: boolean;
  readonly messages: ReturnType<typeof recordListMessages.read>;
}

/** Shows to which of the chosen records a shift of dates did not apply, and why; nothing if it applied to all. */
export function reportNotShifted(notShifted: NotShifted, { isAnyShifted, messages }: Report): void {
  const { notShifted: text, noDates } = messages.recordList.bulk;
  const { undated, withoutDay } = notShifted;
  if (undated + withoutDay === 0) return;
  if (isAnyShifted || withoutDay > 0) notify({ kind: 'warning', message: text(undated, withoutDay) });
  else announce(noDates);
}
