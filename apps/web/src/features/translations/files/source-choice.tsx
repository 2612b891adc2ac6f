import { translatableTables, type TranslatableTable } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { translationsMessages } from '../messages/index.ts';
import { Choice } from './choice.tsx';

/** A table of translatable fields, or all of them. */
export type TranslationSource = 'all' | TranslatableTable;

const sources: readonly TranslationSource[] = ['all', ...translatableTables];

interface SourceChoiceProps {
  readonly value: TranslationSource;
  readonly onChange: (value: TranslationSource) => void;
}

/** The choice of the table that a file or a comparison covers. */
export function SourceChoice({ value, onChange }: SourceChoiceProps) {
  const { messages } = useLanguage(translationsMessages);
  const { table, tables, anyTable } = messages.translations;
  return (
    <Choice
      label={table}
      values={sources}
      value={value}
      nameOf={(source) => (source === 'all' ? anyTable : tables[source])}
      onChange={onChange}
    />
  );
}
