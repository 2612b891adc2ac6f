import type { editing as russian } from './ru.ts';

/** English messages of the parts that all editors share. */
export const editing: typeof russian = {
  editing: {
    sections: 'Editing',
    toMap: 'To the map',
    raisePanel: 'More room for the panel',
    lowerPanel: 'More room for the map',
    signInToEdit: 'To edit, sign in with an administrator account.',
    signIn: 'Sign in',
    saveErrorTitle: 'Save error',
    unsavedFields: (fields) => `Some datas weren't saved: ${fields}`,
    loadFailed: 'The data for editing could not be loaded.',
    undo: {
      undo: 'Undo',
      undoHint: 'Undo (Ctrl+Z)',
      undone: 'Undone',
      undoFailed: 'Could not be undone',
      dismiss: 'Hide',
    },
    saving: {
      save: 'Save',
      saving: 'Saving…',
      saveHint: 'Save (Ctrl+S)',
      undo: 'Undo a step (Ctrl+Z)',
      redo: 'Redo a step (Ctrl+Shift+Z)',
      discard: 'Discard the changes',
      unchanged: 'No changes',
      changed: (count) => `${count} ${count === 1 ? 'field' : 'fields'} changed`,
      restored: (time) => `Unsaved changes were restored (${time}).`,
      kept: 'Unsaved changes are kept in this browser.',
      keptInMemory: 'Unsaved changes are kept while this tab is open.',
      notStored:
        'The browser cannot keep unsaved changes: this is a private window, or its storage is full. Save before you close the tab.',
      inOtherWindow: (time) =>
        `There are other unsaved changes of this record, made in another window (${time}).`,
      takeOther: 'Put them into the form',
      removeOther: 'Discard them',
      problemsAbove: (fields) => `Please correct: ${fields}`,
    },
    position: {
      label: 'Coordinates',
      hint: 'Decimal degrees, degrees with minutes and seconds, or the link of a map: 34.16, 77.58 · 34°09′50″N 77°35′05″E',
      failures: {
        empty: 'Enter coordinates.',
        'too-long': 'The text is too long.',
        'url-without-position': 'This link has no coordinates.',
        'out-of-range': 'There are no such coordinates: latitudes end at 90°, longitudes at 180°.',
        unreadable: 'This does not look like coordinates.',
      },
      pick: 'Pick on the map',
      clear: 'Take off the map',
      drag: 'The pin on the map can be dragged.',
      started: 'Click the map where it was.',
      byKeyboard: 'By keyboard: the arrows move the map, Enter sets the pin at the cross, Esc cancels.',
      ended: 'Picking has ended',
    },
    presence: {
      others: {
        place: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this place open.`,
        image: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this image open.`,
      },
      otherWindow: {
        place: 'You have this place open in another window too.',
        image: 'You have this image open in another window too.',
      },
      closed: {
        place: 'This place is not open anywhere else any more.',
        image: 'This image is not open anywhere else any more.',
      },
    },
    conflict: {
      title: 'Another editor has changed this record in the meantime',
      hint: 'Choose what to keep in each field. The other changes are already included.',
      none: 'The changes do not overlap with yours: you can save.',
      mine: 'Mine',
      theirs: 'Theirs',
      resume: 'Save the choice',
      back: 'Back to the form',
    },
    changes: {
      loading: 'Loading the history…',
      failed: 'The history could not be loaded.',
      none: 'Nothing has been changed yet.',
      operator: 'the operator of the site',
      actions: { create: 'added', update: 'changed', delete: 'deleted', restore: 'restored' },
      by: (editor, action) => `${editor} ${action}`,
      revert: 'Bring back',
      revertHint: 'Puts the earlier values into the form; save if everything is right.',
      reverted: 'The earlier values are in the form. Check them and save.',
    },
  },
};
