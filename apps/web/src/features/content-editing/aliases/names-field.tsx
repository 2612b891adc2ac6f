import { aliasBounds, aliasLanguages } from '@cae-map/contract/entities/place-data/alias-bounds';
import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RowsField } from '../../../ui/workbench/form/rows-field.tsx';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { contentEditingMessages } from '../messages/index.ts';
import { aliasDraft } from './alias-draft.ts';
import { describeLanguage } from './describe-language.ts';

/** The other names of the stops with their languages. */
export function NamesField({ record, isChanged, problem }: SlotProps<AliasRevision>) {
  const { language: shown, messages } = useLanguage(contentEditingMessages);
  const labels = messages.contentFields;
  const { name: label } = useFieldLabels();
  return (
    <RowsField
      label={label('names')}
      hint={messages.kinds.alias.help['names']}
      problem={problem}
      isChanged={isChanged}
      rows={record.names}
      most={aliasBounds.names}
      addLabel={labels.addName}
      create={() => ({ language: record.names.at(-1)?.language ?? aliasLanguages[0], name: '' })}
      onChange={(names) => aliasDraft.edit({ names: [...names] })}
      renderRow={(row, change) => (
        <>
          <label>
            {labels.language}
            <select
              value={row.language}
              onChange={({ target }) => change({ ...row, language: target.value })}
            >
              {[...new Set([...aliasLanguages, row.language])].map((each) => (
                <option key={each} value={each}>
                  {describeLanguage(each, shown)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {labels.otherName}
            <input
              type="text"
              lang={row.language}
              dir="auto"
              autoComplete="off"
              maxLength={aliasBounds.name}
              value={row.name}
              onChange={({ target }) => change({ ...row, name: target.value })}
            />
          </label>
        </>
      )}
    />
  );
}
