import type { quickEdit as russian } from './quick-edit-ru.ts';

/** English messages of the quick edit, and of saving in general. */
export const quickEdit: typeof russian = {
  saving: {
    saved: 'Saved',
    updateErrorTitle: 'Error while updating place',
    updateError: (title, reason) => `“${title}”: ${reason}`,
  },
  quickEdit: {
    heading: 'Quick edit',
    saved: (title, field) => `“${title}”: ${field} changed`,
    hint: 'Each change is saved immediately and can be undone here.',
    lower: 'Show the label earlier',
    raise: 'Show the label later',
    openEditor: 'All fields',
    copy: 'Copy',
    copyHint: 'To link a text with the stop, paste into it:',
    copyParagraph: 'an empty paragraph with the mark of the stop',
    copySpan: 'the name of the stop with its mark',
    copyMapcarta: 'coordinates to search on the map Mapcarta',
    copied: 'Copied',
    conflict: (field) => `Another editor has changed “${field}” in the meantime.`,
    mine: (value) => `Save mine: ${value}`,
    theirs: (value) => `Keep: ${value}`,
  },
};
