import { useLanguage } from '../../lib/language/language-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NeededPart } from '../../ui/needed-part.tsx';
import { closeSearch, openSearch, setTyped, useTyped, type SearchPart } from './search-dialog-store.ts';
import { PartSwitch } from './part-switch.tsx';
import { TextSearch } from './text-search.tsx';

const loadDateSearch = async () => (await import('./date-search.tsx')).DateSearch;

/** The dialog that searches by words or by date; closed where there is no part. */
export function SearchDialog({ part }: { readonly part: SearchPart | null }) {
  const { words } = useLanguage();
  return (
    <Dialog
      title={words.search.title}
      closeLabel={words.search.close}
      isOpen={part !== null}
      onClose={closeSearch}
      use="working"
    >
      {part !== null && <PartSwitch part={part} onPart={openSearch} />}
      {part === 'text' && <DialogText />}
      {part === 'date' && (
        <NeededPart load={loadDateSearch} properties={{}} onGiveUp={() => openSearch('text')} />
      )}
    </Dialog>
  );
}

function DialogText() {
  return <TextSearch typed={useTyped()} onType={setTyped} limit={8} />;
}
