import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { leaseSeconds } from '@cae-map/contract/entities/translations/translation-bounds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { isChanged } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { readFilter } from '../model/row-filter.ts';
import { rememberSaved } from '../model/visits.ts';
import type { LoadedRows } from '../rows/rows-store.ts';
import { useRows } from '../rows/use-rows.ts';
import { fieldDrafts } from './field-drafts.ts';
import { neighbourKey, nextCandidates } from './next-fields.ts';
import {
  leaveField,
  openedStore,
  openField,
  openFirst,
  referenceOf,
  renewField,
  type OpenedField,
} from './opened-fields.ts';
import { saveField, savesStore, type SentTranslation } from './saves-store.ts';
import { useFieldOrder } from './use-field-order.ts';

export interface Work {
  /** The fields of the language; null until they are loaded. The open field does not wait for them. */
  readonly loaded: LoadedRows | null;
  readonly order: readonly string[];
  readonly opened: OpenedField | undefined;
  /** Why the field could not be opened; null otherwise. */
  readonly error: unknown;
  readonly reopen: () => void;
  /** Opens the field before or after this one in the list. @returns whether there is one */
  readonly move: (step: 1 | -1) => boolean;
  readonly goTo: (reference: FieldReference) => void;
  /** Saves in the background. */
  readonly save: (sent: SentTranslation) => void;
  /** Opens the next field of the list that is free. @returns whether there is one */
  readonly next: () => Promise<boolean>;
}

/** The next field, which is leased while the present one is translated. */
interface NextField {
  /** The key of the present field. */
  readonly after: string;
  /** Undefined until the server has responded; null if there is none. */
  reference: FieldReference | null | undefined;
  readonly opening: Promise<FieldReference | null>;
}

/** How often a lease is renewed, in milliseconds. */
const renewInterval = (leaseSeconds * 1000) / 3;

/** Leases a field and the next one of the list, and saves in the background, so that the next one is there when this one is done. */
export function useWork(reference: FieldReference): Work {
  const { language } = useLanguage();
  const client = useRequiredClient();
  const navigate = useNavigate();
  const query = useLocation().search.slice(1);
  const { loaded } = useRows(reference.language, { keepsLoaded: true });
  const order = useFieldOrder(loaded, query);
  const key = fieldKey(reference);
  const opened = useStore(openedStore, (fields) => fields[key]);
  const [failure, setFailure] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const nextField = useRef<NextField | null>(null);
  const present = useRef(reference);
  const done = useRef(new Set<string>());

  const goTo = (target: FieldReference): void =>
    void navigate(localPath(language, paths.translation(target, query)));

  const open = useEffectEvent((target: FieldReference): void => {
    openField(client, target).then(
      () => setFailure(null),
      (error: unknown) => setFailure({ key: fieldKey(target), error }),
    );
  });
  const leave = useEffectEvent((target: FieldReference, keepalive: boolean): void => {
    const isSaved = savesStore
      .getState()
      .saves.some((save) => save.key === fieldKey(target) && save.state === 'saving');
    leaveField(client, target, { keepalive, isSaved });
  });
  useEffect(() => {
    const target = referenceFromKey(key);
    present.current = target;
    open(target);
    return () => leave(target, false);
  }, [key]);
  const leaveAll = useEffectEvent((keepalive: boolean): void => {
    leave(present.current, keepalive);
    const ahead = nextField.current?.reference;
    if (ahead !== undefined && ahead !== null) leave(ahead, keepalive);
    nextField.current = null;
  });
  useEffect(() => {
    const hide = (): void => leaveAll(true);
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) open(present.current);
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      leaveAll(false);
    };
  }, []);

  const candidates = () => {
    const byKey = loaded?.byKey ?? new Map();
    const { status } = readFilter(new URLSearchParams(query));
    return nextCandidates({ order, byKey, currentKey: key, status, isDone: (one) => done.current.has(one) });
  };
  /** Leases the next field, once for each present one. */
  const prepare = useEffectEvent((after: string): void => {
    const before = nextField.current;
    if (before?.after === after || order.length === 0) return;
    const opening = openFirst(client, candidates());
    const next: NextField = { after, reference: undefined, opening };
    nextField.current = next;
    opening.then(
      (found) => {
        next.reference = found;
        const old = before?.reference;
        const isUnused = (one: FieldReference): boolean =>
          fieldKey(one) !== fieldKey(present.current) &&
          (found === null || fieldKey(one) !== fieldKey(found));
        if (old !== undefined && old !== null && isUnused(old)) leave(old, false);
        return undefined;
      },
      () => {
        if (nextField.current === next) nextField.current = null;
      },
    );
  });
  const isReady = opened?.leasedBy === null && order.length > 0;
  useEffect(() => {
    if (isReady) prepare(key);
  }, [isReady, key]);
  useEffect(() => {
    const timer = setInterval(() => {
      const ahead = nextField.current?.reference;
      for (const one of [present.current, ...(ahead === undefined || ahead === null ? [] : [ahead])])
        renewField(client, one).catch(() => undefined);
    }, renewInterval);
    return () => clearInterval(timer);
  }, [client]);

  const save = (sent: SentTranslation): void => {
    const saved = fieldKey(sent.reference);
    done.current.add(saved);
    rememberSaved();
    const saveAndReturn = async (): Promise<void> => {
      if (await saveField(client, sent)) return;
      done.current.delete(saved);
      // What is being written in another field is not interrupted.
      const draft = fieldDrafts(present.current).store.getState().draft;
      const isBusy = draft !== null && draft.base.id === present.current.source_id && isChanged(draft);
      if (!isBusy && fieldKey(present.current) !== saved) goTo(sent.reference);
    };
    void saveAndReturn();
  };
  const next = async (): Promise<boolean> => {
    const ahead = nextField.current?.after === key ? nextField.current : null;
    const isUsable = (found: FieldReference | null | undefined): found is FieldReference =>
      found !== null && found !== undefined && !done.current.has(fieldKey(found));
    if (isUsable(ahead?.reference)) {
      goTo(ahead.reference);
      return true;
    }
    const found = await (ahead?.opening.catch(() => null) ?? null);
    const target = isUsable(found) ? found : await openFirst(client, candidates()).catch(() => null);
    if (target !== null) goTo(target);
    return target !== null;
  };
  return {
    loaded,
    order,
    opened,
    error: failure?.key === key ? failure.error : null,
    reopen: () => open(reference),
    goTo,
    move(step) {
      const found = neighbourKey(order, key, step);
      const state = found === null ? undefined : loaded?.byKey.get(found)?.state;
      if (state === undefined) return false;
      goTo(referenceOf(state));
      return true;
    },
    save,
    next,
  };
}

/** The reference of a key; see `fieldKey`. */
function referenceFromKey(key: string): FieldReference {
  const [source_table, source_id, field, language] = key.split('/');
  // The key was made from a reference.
  return { source_table, source_id: Number(source_id), field, language } as FieldReference;
}
