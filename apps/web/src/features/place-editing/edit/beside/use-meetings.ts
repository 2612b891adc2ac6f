import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../../lib/editing/action-history.ts';
import { toRecordBody } from '../../../../lib/editing/edited-fields.ts';
import { createRecordApi } from '../../../../lib/editing/record-api.ts';
import { recordsQuery } from '../../../../lib/editing/record-queries.ts';
import { restoredFields } from '../../../../lib/editing/restored-fields.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { notify } from '../../../../lib/notices/notices.ts';
import { placeEditingMessages } from '../../messages/index.ts';
import { addMeeting, removeMeeting, type Stretches } from './meetings.ts';

/** Functions that add a person to a place and remove one who was only met there; both are saved immediately and can be undone. */
export function useMeetings(placeId: number, expedition: Expedition) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const labels = messages.placeBeside;
  const client = useRequiredClient();
  const queryClient = useQueryClient();

  /** Saves the parts of the way of a person. @throws {ApiError} after a change of another editor as well */
  const store = async (person: PersonRevision, stretches: Stretches): Promise<PersonRevision> => {
    const body = toRecordBody('person', { ...person, stretches }, []);
    return await createRecordApi<PersonRevision>(client, 'person').replace(person, body, person.version);
  };

  const save = async (person: PersonRevision, stretches: Stretches, label: string): Promise<void> => {
    try {
      const saved = await store(person, stretches);
      rememberAction({
        label,
        undo: async () => {
          const people = queryClient.getQueryData(recordsQuery(client, 'person').queryKey);
          const current =
            (people as readonly PersonRevision[] | undefined)?.find(
              ({ person_number: number }) => number === saved.person_number,
            ) ?? saved;
          const { stretches: before = current.stretches } = restoredFields({
            before: { stretches: person.stretches },
            saved: { stretches: saved.stretches },
            current,
          });
          await store(current, before);
        },
      });
    } catch (error) {
      notify({
        kind: 'error',
        title: messages.editing.saveErrorTitle,
        message: failureMessage(error, messages),
      });
      // Another editor may have changed the person: the list shows the present state.
      await queryClient.invalidateQueries({ queryKey: recordsQuery(client, 'person').queryKey });
    }
  };

  return {
    add: (person: PersonRevision) =>
      save(
        person,
        addMeeting(expedition, person.stretches, placeId),
        labels.added(fieldIn(person, 'name', language)),
      ),
    remove: (person: PersonRevision) =>
      save(
        person,
        removeMeeting(person.stretches, placeId),
        labels.removed(fieldIn(person, 'name', language)),
      ),
  };
}
