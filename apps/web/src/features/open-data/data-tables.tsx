import { openDataTables, type OpenData, type OpenDataTable } from '@cae-map/contract/entities/open-data';
import { dictionary } from '@cae-map/open-data/dictionary/tables';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { FileLink } from './file-link.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

/** The formats that each table has, and the names of their files. */
const tableFormats = ['csv', 'geojson', 'json'] as const;

/** What the data contain, table by table, with the files of each. */
export function DataTables({ data }: { readonly data: OpenData | null }) {
  return (
    <ul className={styles.tables}>
      {openDataTables.map((name) => (
        <DataTable key={name} name={name} data={data} />
      ))}
    </ul>
  );
}

interface DataTableProps {
  readonly name: OpenDataTable;
  readonly data: OpenData | null;
}

function DataTable({ name, data }: DataTableProps) {
  const { language, messages } = useLanguage(openDataMessages);
  const { title, description } = dictionary[name];
  const count = data?.rows[name];
  return (
    <li className={styles.table}>
      <h3>{title[language]}</h3>
      <p>{description[language]}</p>
      {count !== undefined && <p className={styles.small}>{messages.openData.rows(count)}</p>}
      <p className={styles.files}>
        {tableFormats.map((format) => {
          const path = `${format}/${name}.${format}`;
          return (
            <FileLink
              key={format}
              path={path}
              label={messages.openData.formats[format]}
              bytes={data?.files.find((file) => file.path === path)?.bytes ?? null}
            />
          );
        })}
      </p>
    </li>
  );
}
