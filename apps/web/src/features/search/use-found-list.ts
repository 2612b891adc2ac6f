import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { SearchChoice, SearchGroup, SearchTarget } from './search-choices.ts';
import { closeSearch, openDay } from './search-dialog-store.ts';
import { useSearchWays } from './use-search-ways.ts';

interface FoundListInput {
  readonly groups: readonly SearchGroup[];
  /** What the groups answer; null before there is an answer. */
  readonly query: string | null;
  readonly typed: string;
  /** What Enter was pressed for before its answer was there. */
  readonly hurried: string | null;
  readonly setHurried: (typed: string | null) => void;
  readonly onType: (typed: string) => void;
}

/** Where the keyboard is in the list of what was found, and what choosing does. */
export function useFoundList({ groups, query, typed, hurried, setHurried, onType }: FoundListInput) {
  const [pointed, setPointed] = useState<{ readonly query: string | null; readonly id: string } | null>(null);
  const go = useGoing(onType);
  const choices = groups.flatMap((group) => group.choices);
  const at = pointed?.query === query ? choices.findIndex(({ id }) => id === pointed?.id) : -1;
  const active = choices[at] ?? choices[0] ?? null;
  const choose = (choice: SearchChoice): void => go(choice.target);
  const point = (choice: SearchChoice): void => setPointed({ query, id: choice.id });
  const move = (step: number): void => {
    const from = active === null ? -1 : choices.indexOf(active);
    const next = choices[(from + step + choices.length) % choices.length];
    if (next) point(next);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) move(step);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (query !== typed) setHurried(typed);
      else if (active !== null) choose(active);
    } else if (event.key === 'Escape' && isInDialog(event.currentTarget)) closeSearch();
    else return;
    event.preventDefault();
  };
  // The list still shows what was typed before: Enter means the first of what is found for what is typed now.
  const chooseFirst = useEffectEvent(() => {
    setHurried(null);
    if (active !== null && hurried === typed) choose(active);
  });
  useEffect(() => {
    if (hurried !== null && query === hurried) chooseFirst();
  }, [hurried, query]);
  return { active, point, choose, handleKey };
}

/** Goes to what was chosen. A day opens in the calendar, everything else leaves the search. */
function useGoing(onType: (typed: string) => void): (target: SearchTarget) => void {
  const ways = useSearchWays();
  return (target) => {
    if (target.kind === 'query') onType(target.query);
    else if (target.kind === 'day') openDay(target.day);
    else {
      closeSearch();
      if (target.kind === 'place') ways.openPlace(target.placeId);
      else if (target.kind === 'point') ways.showPoint(target.position);
      else ways.openText(target.chapterId, target.textId);
    }
  };
}

/** In a dialog Escape leaves it at once and keeps what was typed; the field by itself would be emptied first. */
function isInDialog(element: Element): boolean {
  return element.closest('dialog') !== null;
}
