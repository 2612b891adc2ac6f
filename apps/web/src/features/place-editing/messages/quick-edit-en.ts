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
    hint: 'Changes are saved at once.',
    lower: 'Show the label earlier',
    raise: 'Show the label later',
    openEditor: 'All fields',
    copy: 'Copy',
    copyParagraph: 'Paragraph for a text',
    copySpan: 'Mark for a text',
    copyMapcarta: 'Coordinates for Mapcarta',
    copied: 'Copied',
    conflict: (field) => `Another editor has changed “${field}” in the meantime.`,
    mine: (value) => `Save mine: ${value}`,
    theirs: (value) => `Keep: ${value}`,
  },
};
