import { openDataTables } from '@cae-map/contract/entities/open-data';
import { dictionary } from '@cae-map/open-data/dictionary/tables';
import type { Field, Table } from '@cae-map/open-data/dictionary/table';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

/** The fields of all tables; each table is closed at first, because they have a hundred fields. */
export function Dictionary() {
  return openDataTables.map((name) => <TableFields key={name} table={dictionary[name]} />);
}

function TableFields({ table }: { readonly table: Table }) {
  const { language, messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  return (
    <details className={styles.dictionary}>
      <summary>
        {table.title[language]} <code>{table.name}</code>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {table.fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function FieldRow({ field }: { readonly field: Field }) {
  const { language, messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  const { constraints = {}, reference } = field;
  const notes = [
    ...(constraints.required ? [texts.required] : []),
    ...(reference === undefined ? [] : [texts.refersTo(dictionary[reference].title[language])]),
    ...(constraints.enum ? [constraints.enum.join(', ')] : []),
  ];
  return (
    <tr>
      <th scope="row">
        <code>{field.name}</code>
      </th>
      <td>{texts.types[field.type]}</td>
      <td>
        {field.description[language]}
        {notes.length > 0 && <span className={styles.note}>{notes.join('; ')}</span>}
      </td>
    </tr>
  );
}
