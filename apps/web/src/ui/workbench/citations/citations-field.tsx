import type { Citation } from '@cae-map/contract/entities/work';
import { workBounds } from '@cae-map/contract/entities/work-bounds';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RowsField } from '../form/rows-field.tsx';
import { editingMessages } from '../messages/index.ts';

interface CitationsFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  readonly most: number;
  readonly citations: readonly Citation[];
  readonly onChange: (citations: Citation[]) => void;
}

/** The works that a record rests on, with the chapter and the page. */
export function CitationsField({ citations, onChange, ...field }: CitationsFieldProps) {
  const { language, messages } = useLanguage(editingMessages);
  const labels = messages.editing.citations;
  const { data: works } = useQuery(listQuery(useApiClient(), 'listWorks'));
  const options = (works?.records ?? []).map((work) => ({
    id: work.work_id,
    label: [fieldIn(work, 'author', language), fieldIn(work, 'title', language)].filter(Boolean).join('. '),
  }));
  return (
    <RowsField
      {...field}
      rows={citations}
      addLabel={labels.addSource}
      create={(): Citation => ({ work: '' })}
      onChange={(rows) => onChange([...rows])}
      renderRow={(citation, change) => (
        <>
          <label>
            {labels.work}
            <select
              value={citation.work}
              onChange={({ target }) => change({ ...citation, work: target.value })}
            >
              {citation.work === '' && <option value="">{labels.chooseWork}</option>}
              {citation.work !== '' && options.every(({ id }) => id !== citation.work) && (
                <option value={citation.work}>{citation.work}</option>
              )}
              {options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {labels.chapter}
            <input
              type="text"
              autoComplete="off"
              maxLength={workBounds.chapter}
              value={citation.chapter ?? ''}
              onChange={({ target }) => change(withPart(citation, 'chapter', target.value))}
            />
          </label>
          <label>
            {labels.page}
            <input
              type="text"
              autoComplete="off"
              maxLength={workBounds.page}
              value={citation.page ?? ''}
              onChange={({ target }) => change(withPart(citation, 'page', target.value))}
            />
          </label>
        </>
      )}
    />
  );
}

/** An empty part is absent. */
function withPart(citation: Citation, part: 'chapter' | 'page', value: string): Citation {
  const { [part]: _former, ...rest } = citation;
  return value === '' ? rest : { ...rest, [part]: value };
}
