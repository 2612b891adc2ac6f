import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RowsField } from '../../../ui/workbench/form/rows-field.tsx';
import { PlaceChoice } from '../../../ui/workbench/place-choice/place-choice.tsx';
import { contentEditingMessages } from '../messages/index.ts';

/** The number of no stop, in a row that is not finished. */
export const noPlace = 0;

interface PlacesFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  readonly most: number;
  readonly placeIds: readonly number[];
  readonly onChange: (placeIds: number[]) => void;
}

/** The stops that a record is about. */
export function PlacesField({ placeIds, onChange, ...field }: PlacesFieldProps) {
  const { messages } = useLanguage(contentEditingMessages);
  const labels = messages.contentFields;
  return (
    <RowsField
      {...field}
      rows={placeIds}
      addLabel={labels.addStop}
      create={() => noPlace}
      onChange={(ids) => onChange([...ids])}
      renderRow={(placeId, change, number) => (
        <PlaceChoice
          label={labels.stop(number)}
          emptyLabel={labels.noStop}
          placeId={placeId === noPlace ? null : placeId}
          onChange={(id) => change(id ?? noPlace)}
        />
      )}
    />
  );
}
