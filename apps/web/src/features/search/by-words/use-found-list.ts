import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import type { FoundWhere } from '../found-on-map/found-on-map-store.ts';
import type { SearchChoice, SearchGroup, SearchTarget } from './search-choices.ts';
import { closeSearch, openDay } from '../common/search-dialog-store.ts';
import type { AskedText } from './text-search.tsx';
import { useSearchWays } from './use-search-ways.ts';

interface FoundListInput {
  readonly groups: readonly SearchGroup[];
  /** What the groups answer; null before there is an answer. */
  readonly query: string | null;
  readonly asked: AskedText;
  readonly where: FoundWhere;
}

/** Where the keyboard is in the list of what was found, and what choosing does. */
export function useFoundList({ groups, query, asked, where }: FoundListInput) {
  const { typed, onType, entered, onEntered, list } = asked;
  const [pointed, setPointed] = useState<{ readonly query: string | null; readonly id: string } | null>(null);
  const go = useGoing(onType, where);
  const choices = groups.flatMap((group) => group.choices);
  const at = pointed?.query === query ? choices.findIndex(({ id }) => id === pointed?.id) : -1;
  const active = choices[at] ?? choices[0] ?? null;
  const choose = (choice: SearchChoice): void => go(choice.target);
  const point = (choice: SearchChoice): void => setPointed({ query, id: choice.id });
  useImperativeHandle(list, () => ({
    move(step) {
      const from = active === null ? -1 : choices.indexOf(active);
      const next = choices[(from + step + choices.length) % choices.length];
      if (next) point(next);
      return next !== undefined;
    },
  }));
  // The list may still show what was typed before: Enter means a line of what is found for what is typed now.
  const chooseActive = useEffectEvent(() => {
    onEntered();
    if (active !== null && entered === typed) choose(active);
  });
  useEffect(() => {
    if (entered !== null && query === entered) chooseActive();
  }, [entered, query]);
  return { active, point, choose };
}

/** Goes to what was chosen. A day opens in the calendar, everything else leaves the search. */
function useGoing(onType: (typed: string) => void, where: FoundWhere): (target: SearchTarget) => void {
  const ways = useSearchWays();
  return (target) => {
    if (target.kind === 'query') onType(target.query);
    else if (target.kind === 'day') openDay(target.day);
    else {
      closeSearch();
      if (target.kind === 'place') ways.openPlace(target.placeId, target.day);
      else if (target.kind === 'point') ways.showPoint(target.position, where);
      else ways.openText(target.chapterId, target.textId);
    }
  };
}
