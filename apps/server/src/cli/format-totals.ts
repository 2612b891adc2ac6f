import type { CommandOutput } from '../start/operator-commands.ts';

type Totals = CommandOutput<'countLogEvents'>;

/** Formats counts of events as a table for a terminal: a sum per event, and a row per detail and language below it. */
export function formatTotals(totals: Totals, since: string): string {
  if (totals.length === 0) return `No events since ${since}.`;
  const events = [...new Set(totals.map(({ event }) => event))];
  const digits = String(sum(totals)).length;
  const formatLine = (count: number, text: string): string => `${String(count).padStart(digits)}  ${text}`;
  const lines = events.flatMap((event) => {
    const ofEvent = totals.filter((total) => total.event === event);
    return [
      formatLine(sum(ofEvent), event),
      ...ofEvent.map(({ detail, lang, count }) => formatLine(count, `  ${detail} (${lang})`)),
    ];
  });
  return [`Events since ${since}:`, ...lines].join('\n');
}

function sum(totals: Totals): number {
  return totals.reduce((total, { count }) => total + count, 0);
}
