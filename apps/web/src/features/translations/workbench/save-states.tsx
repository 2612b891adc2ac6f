import { ApiError } from '@cae-map/contract/api/client';
import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { translationsMessages } from '../messages/index.ts';
import { rowsStore } from '../rows/rows-store.ts';
import { saveField, savesStore, type Save } from '../translating/saves-store.ts';
import { useCurrentUserId } from '../translating/use-current-user.ts';
import styles from './save-states.module.css';

interface SaveStatesProps {
  /** The key of the open field. */
  readonly present: string;
  readonly onReturn: (reference: FieldReference) => void;
}

/** Whether the last translation is saved, and those that are not, with the reason. Their texts are kept. */
export function SaveStates({ present, onReturn }: SaveStatesProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.saves;
  const client = useRequiredClient();
  const userId = useCurrentUserId();
  const saves = useStore(savesStore, (state) => state.saves).filter((save) => save.userId === userId);
  const failed = saves.filter(({ state }) => state === 'failed');
  const last = saves.at(-1);
  useWarnBeforeLeaving(saves.some(({ state }) => state === 'saving'));
  const retryLost = useEffectEvent(() => {
    for (const save of failed) if (isConnectionLost(save)) void saveField(client, save);
  });
  useEffect(() => {
    const retry = (): void => retryLost();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  const titleOf = ({ key }: Save): string =>
    rowsStore.getState().loaded?.byKey.get(key)?.title[language] ?? '';
  return (
    <div className={styles.states}>
      <p role="status" className={styles.state} data-state={last?.state}>
        {last?.state === 'saving' && labels.saving(titleOf(last))}
        {last?.state === 'saved' && labels.saved(titleOf(last))}
      </p>
      {failed.map((save) => (
        <div key={save.key} role="alert" className={styles.failure}>
          <p>
            <b>{titleOf(save)}</b> {describe(save)} {labels.kept}
          </p>
          {save.key !== present && (
            <Button look="outlined" onClick={() => onReturn(save.reference)}>
              {labels.back}
            </Button>
          )}
          {!isConflict(save) && (
            <Button look="outlined" onClick={() => void saveField(client, save)}>
              {labels.again}
            </Button>
          )}
        </div>
      ))}
    </div>
  );

  function describe({ error, approve }: Save): string {
    const { translationErrors: errors } = messages;
    const isKnown = error instanceof ApiError && ['field_leased', 'conflict'].includes(error.code ?? '');
    const reason =
      error instanceof ApiError && error.code === 'version_conflict'
        ? labels.conflict
        : isKnown
          ? error.message
          : failureMessage(error, messages);
    return `${approve ? errors.approval_error : errors.save_error}: ${reason.replace(/\.$/u, '')}.`;
  }
}

function isConflict({ error }: Save): boolean {
  return error instanceof ApiError && error.code === 'version_conflict';
}

function isConnectionLost({ error }: Save): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** The browser asks before the page is closed while a translation is on its way. */
function useWarnBeforeLeaving(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaving]);
}
