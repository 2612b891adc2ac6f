import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import type { SearchOrigin } from '../../../lib/found-on-map/found-on-map-store.ts';
import type { SearchChoice, SearchGroup, SearchTarget } from './search-choices.ts';
import { closeSearch, openDay } from '../common/search-dialog-store.ts';
import type { SearchFieldState } from './text-search.tsx';
import { useSearchNavigation } from './use-search-navigation.ts';

interface FoundListInput {
  readonly groups: readonly SearchGroup[];
  /** The query of the groups; null before the first result. */
  readonly query: string | null;
  readonly fieldState: SearchFieldState;
  readonly origin: SearchOrigin;
}

/** Returns the active line of the results and the actions of the list. */
export function useFoundList({ groups, query, fieldState, origin }: FoundListInput) {
  const { typed, onType, entered, onEntered, list } = fieldState;
  const [pointed, setPointed] = useState<{ readonly query: string | null; readonly id: string } | null>(null);
  const openTarget = useOpenTarget(onType, origin);
  const choices = groups.flatMap((group) => group.choices);
  const at = pointed?.query === query ? choices.findIndex(({ id }) => id === pointed?.id) : -1;
  const active = choices[at] ?? choices[0] ?? null;
  const choose = (choice: SearchChoice): void => openTarget(choice.target);
  const point = (choice: SearchChoice): void => setPointed({ query, id: choice.id });
  useImperativeHandle(list, () => ({
    move(step) {
      const from = active === null ? -1 : choices.indexOf(active);
      const next = choices[(from + step + choices.length) % choices.length];
      if (next) point(next);
      return next !== undefined;
    },
  }));
  // The list may still show results of the previous text; Enter opens the first result of the current text.
  const chooseActive = useEffectEvent(() => {
    onEntered();
    if (active !== null && entered === typed) choose(active);
  });
  useEffect(() => {
    if (entered !== null && query === entered) chooseActive();
  }, [entered, query]);
  return { active, point, choose };
}

/** Returns a function that opens a target. A day opens in the calendar; all other targets close the search. */
function useOpenTarget(
  onType: (typed: string) => void,
  origin: SearchOrigin,
): (target: SearchTarget) => void {
  const navigation = useSearchNavigation();
  return (target) => {
    if (target.kind === 'query') onType(target.query);
    else if (target.kind === 'day') openDay(target.day);
    else {
      closeSearch();
      if (target.kind === 'place') navigation.openPlace(target.placeId, target);
      else if (target.kind === 'point') navigation.showPoint(target.position, origin);
      else if (target.kind === 'page') navigation.openPage(target.path);
      else navigation.openText(target.chapterId, target.textId);
    }
  };
}
