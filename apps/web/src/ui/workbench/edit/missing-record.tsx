import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { MessagePage } from '../../feedback/message-page.tsx';
import { useRestoreRecord } from '../history/use-restore-record.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { editingMessages } from '../messages/index.ts';
import { useDeletion } from './use-deletion.ts';

interface MissingRecordProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly id: number;
}

/** Shown in place of the editor of a record that does not exist: what it was and its restore if it was deleted. */
export function MissingRecord<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  id,
}: MissingRecordProps<Item, Field>) {
  const { language, messages } = useLanguage(editingMessages);
  const deletion = useDeletion(kind, id);
  const restore = useRestoreRecord(kind);
  const labels = kind.readMessages(language);
  if (deletion === undefined)
    return <MessagePage title={labels.notFound} text={labels.notFoundHint} links={labels.notFoundLinks} />;
  const { deletedRecord } = messages.editing;
  const { title, text } = deletion;
  return (
    <MessagePage
      title={title === null ? deletedRecord.titleOfUnnamed : deletedRecord.title(title)}
      text={text}
      links={labels.notFoundLinks}
    >
      <Button look="main" onClick={() => restore(id)}>
        {deletedRecord.restore}
      </Button>
    </MessagePage>
  );
}
