import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { pairsOfField, type MemoryPair } from '@cae-map/expedition/translations/memory/memory-pairs';
import {
  createMemory,
  type TranslationMemory,
} from '@cae-map/expedition/translations/memory/translation-memory';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { letPageRespond } from '../../../../lib/timing/let-page-respond.ts';
import { useDebounced } from '../../../../lib/timing/use-debounced.ts';
import type { FieldRow } from '../../model/field-row.ts';
import type { LoadedRows } from '../../rows/rows-store.ts';

interface MemoryState {
  readonly language: TargetLanguage | null;
  readonly memory: TranslationMemory | null;
}

const memoryStore = createStore<MemoryState>(() => ({ language: null, memory: null }));

/** The pairs of each row, which is another object after a save. */
const pairsOfRows = new WeakMap<FieldRow, readonly MemoryPair[]>();

/** How long nothing has been saved before the memory is made again, in milliseconds: it must not delay the next field. */
const pause = 4000;

/** The longest time for which the page does not respond while the memory is made, in milliseconds. */
const slice = 12;

/** The translated sentences of all fields; null until they are aligned, in slices between which the page responds. */
export function useMemory(present: LoadedRows | null): TranslationMemory | null {
  const state = useStore(memoryStore);
  const settled = useDebounced(present, pause);
  // The first one is made without a delay.
  const loaded = state.language === present?.language ? settled : present;
  useEffect(() => {
    if (loaded === null) return undefined;
    let isCurrent = true;
    void makeMemory(loaded, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  return state.language === present?.language ? state.memory : null;
}

async function makeMemory({ rows, language }: LoadedRows, isCurrent: () => boolean): Promise<void> {
  const pairs: MemoryPair[] = [];
  await letPageRespond();
  let until = performance.now() + slice;
  for (const row of rows) {
    if (performance.now() > until) {
      await letPageRespond();
      if (!isCurrent()) return;
      until = performance.now() + slice;
    }
    pairs.push(...pairsOf(row, language));
  }
  if (isCurrent()) memoryStore.setState({ language, memory: createMemory(pairs) });
}

function pairsOf(row: FieldRow, language: TargetLanguage): readonly MemoryPair[] {
  const known = pairsOfRows.get(row);
  if (known !== undefined) return known;
  const { key, source, target, field } = row;
  const pairs = pairsOfField({ key, source, target, format: field.format }, language);
  pairsOfRows.set(row, pairs);
  return pairs;
}
