import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../../lib/browser/is-dialog-open.ts';

/** What the keys of the workbench do. */
export interface WorkKeys {
  readonly saveAndNext: () => void;
  readonly approveAndNext: () => void;
  readonly save: () => void;
  readonly move: (step: 1 | -1) => void;
  readonly copySource: () => void;
  /** @param index of the match of the memory, from 0 */
  readonly takeMatch: (index: number) => void;
  readonly takeMarks: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Fields with this attribute have keys of their own. */
export const ownKeys = { 'data-own-keys': '' } as const;

/**
 * The keys of the workbench. None is one that browsers use: Ctrl and a digit, and in Linux Alt and a digit, open a tab, so that the matches of
 * the memory have Ctrl+Shift and a digit.
 */
export function useWorkKeys(keys: WorkKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (
      isDialogOpen() ||
      (event.target instanceof Element && event.target.closest('[data-own-keys]') !== null)
    )
      return;
    const action = findAction(event, keys);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    // Before the keys of the text field.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function findAction(event: KeyboardEvent, keys: WorkKeys): (() => void) | null {
  const { key, code, altKey, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (altKey && !isControl && !shiftKey) {
    if (key === 'ArrowDown') return () => keys.move(1);
    return key === 'ArrowUp' ? () => keys.move(-1) : null;
  }
  if (!isControl || altKey) return null;
  if (key === 'Enter') return shiftKey ? keys.approveAndNext : keys.saveAndNext;
  if (code === 'KeyZ') return shiftKey ? keys.redo : keys.undo;
  if (!shiftKey) return code === 'KeyS' ? keys.save : null;
  const digit = /^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1];
  if (digit !== undefined) return () => keys.takeMatch(Number(digit) - 1);
  return { KeyC: keys.copySource, KeyU: keys.takeMarks }[code] ?? null;
}
