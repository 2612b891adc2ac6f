import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { peopleAtPlace } from '@cae-map/expedition/people/stretches';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useExpedition } from '../../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { editorPaths } from '../../../../lib/url/record-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { LocalLink } from '../../../../ui/links/local-link.tsx';
import formStyles from '../../../../ui/workbench/form/form.module.css';
import { useRecords } from '../../../../ui/workbench/use-records.ts';
import { placeEditingMessages } from '../../messages/index.ts';
import styles from './beside.module.css';
import { isMetAt } from './meetings.ts';
import { useMeetings } from './use-meetings.ts';

/** The people who were at a place, which is a part of their records. */
export function PeopleHere({ placeId }: { readonly placeId: number }) {
  const expedition = useExpedition();
  const { data: people } = useRecords<PersonRevision>('person');
  if (expedition === null || people === undefined) return null;
  return <LoadedPeople placeId={placeId} expedition={expedition} people={people} />;
}

interface LoadedPeopleProps {
  readonly placeId: number;
  readonly expedition: Expedition;
  readonly people: readonly PersonRevision[];
}

function LoadedPeople({ placeId, expedition, people }: LoadedPeopleProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const labels = messages.placeBeside;
  const { add, remove } = useMeetings(placeId, expedition);
  const [isSaving, setSaving] = useState(false);
  const headingId = useId();
  const here = peopleAtPlace(expedition, people, placeId);
  const others = people.filter((person) => !here.includes(person));
  const saveOnce = (write: Promise<void>): void => {
    setSaving(true);
    void write.finally(() => setSaving(false));
  };
  return (
    <section className={formStyles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.heading}>
        {labels.people}
      </h2>
      <p className={styles.hint}>{labels.peopleHint}</p>
      {here.length === 0 ? (
        <p>{labels.noPeople}</p>
      ) : (
        <ul className={styles.rows}>
          {here.map((person) => (
            <li key={person.person_number}>
              <LocalLink to={editorPaths('person').edit(person.person_number)}>
                {fieldIn(person, 'name', language)}
              </LocalLink>
              {isMetAt(person.stretches, placeId) ? (
                <Button
                  look="bare"
                  label={labels.removePerson(fieldIn(person, 'name', language))}
                  disabled={isSaving}
                  onClick={() => saveOnce(remove(person))}
                >
                  <IconX size={18} stroke={1.8} aria-hidden="true" />
                </Button>
              ) : (
                <span className={styles.hint}>{labels.passed}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddPerson people={others} isDisabled={isSaving} onAdd={(person) => saveOnce(add(person))} />
    </section>
  );
}

interface AddPersonProps {
  readonly people: readonly PersonRevision[];
  readonly isDisabled: boolean;
  readonly onAdd: (person: PersonRevision) => void;
}

/** Chooses a person who was at the place. The choice is saved by the button, because arrow keys pass the choices before. */
function AddPerson({ people, isDisabled, onAdd }: AddPersonProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const labels = messages.placeBeside;
  const [chosenId, setChosenId] = useState('');
  const chosen = people.find(({ person_id: id }) => id === chosenId);
  return (
    <div className={styles.add}>
      <Field className={formStyles.field} label={labels.addPerson}>
        {(attributes) => (
          <select {...attributes} value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
            <option value="">{labels.choosePerson}</option>
            {people.map((person) => (
              <option key={person.person_id} value={person.person_id}>
                {fieldIn(person, 'name', language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button
        look="outlined"
        disabled={isDisabled || chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) onAdd(chosen);
          setChosenId('');
        }}
      >
        {labels.add}
      </Button>
    </div>
  );
}
