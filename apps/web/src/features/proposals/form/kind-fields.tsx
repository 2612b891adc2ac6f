import { proposalBounds } from '@cae-map/contract/entities/editing/proposal';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import type { KindFieldsProps } from './kind-fields-props.ts';
import { PositionFields } from './position-fields.tsx';
import styles from './proposal-form.module.css';
import { TextField } from './text-field.tsx';

/** The fields of the chosen kind, with the present values. */
export function KindFields(properties: KindFieldsProps) {
  switch (properties.draft.kind) {
    case 'position':
      return <PositionFields {...properties} />;
    case 'date':
      return <DateFields {...properties} />;
    case 'name':
      return <NameFields {...properties} />;
    case 'remark':
      return null;
  }
}

const dayLength = 10;

function DateFields({ record, draft, onChange, problemOf }: KindFieldsProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.proposal;
  const isPlace = record.subject === 'place';
  return (
    <div className={styles.pair}>
      <TextField
        field="date"
        label={isPlace ? labels.date : labels.imageDate}
        hint={record.date === '' ? labels.dateHint : labels.now(record.date)}
        value={draft.date}
        maxLength={dayLength}
        problem={problemOf('date')}
        onChange={(date) => onChange({ date })}
      />
      {isPlace && (
        <TextField
          field="enddate"
          label={labels.enddate}
          hint={labels.now(record.enddate === '' ? labels.unknown : record.enddate)}
          value={draft.enddate}
          maxLength={dayLength}
          problem={problemOf('enddate')}
          onChange={(enddate) => onChange({ enddate })}
        />
      )}
    </div>
  );
}

function NameFields({ draft, onChange, problemOf }: KindFieldsProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.proposal;
  return (
    <>
      <TextField
        field="title_ru"
        label={labels.title_ru}
        lang="ru"
        value={draft.title_ru}
        maxLength={proposalBounds.name}
        problem={problemOf('title_ru')}
        onChange={(title_ru) => onChange({ title_ru })}
      />
      <TextField
        label={labels.title_en}
        lang="en"
        value={draft.title_en}
        maxLength={proposalBounds.name}
        onChange={(title_en) => onChange({ title_en })}
      />
    </>
  );
}
