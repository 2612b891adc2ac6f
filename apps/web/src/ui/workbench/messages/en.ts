import { htmlField } from './html-field-en.ts';
import { recordLinks } from './record-links-en.ts';
import type { editing as russian } from './ru.ts';

/** English messages of the parts that all editors share. */
export const editing: typeof russian = {
  editing: {
    htmlField,
    recordLinks,
    citations: {
      work: 'Work',
      chooseWork: 'Choose a work',
      chapter: 'Chapter or entry',
      page: 'Page',
      addSource: 'Add a source',
    },
    rows: {
      up: (number) => `Move row ${number} up`,
      remove: (number) => `Remove row ${number}`,
    },
    placeSearch: {
      unknown: 'There is no such place. Choose one from the list.',
      ambiguous: (count) => `${count} places match. Choose one from the list, or add its date.`,
      stillChosen: (label) => `Still chosen: ${label}.`,
    },
    sections: 'Editing',
    toMap: 'To the map',
    raisePanel: 'More room for the panel',
    lowerPanel: 'More room for the map',
    signInToEdit: 'To edit, sign in with an administrator account.',
    signIn: 'Sign in',
    sessionEnded:
      'You are signed out. Unsaved changes are kept in this browser and return when you sign in again.',
    rightsEnded:
      'Your account no longer has the right to edit. Unsaved changes are kept in this browser; ask an administrator about your role.',
    checkRights: 'Check again',
    saveErrorTitle: 'Save error',
    unsavedFields: (fields) => `Some fields were not saved: ${fields}`,
    loadFailed: 'The data for editing could not be loaded.',
    deletedMeanwhile: {
      text: 'This record was deleted while you had it open.',
      kept: {
        browser:
          'Your unsaved changes are kept in this browser. They return to the form when the record is restored.',
        page: 'Your unsaved changes are kept while this tab is open. They return to the form when the record is restored.',
      },
      restore: 'Restore the record',
    },
    deletedRecord: {
      title: (title) => `Deleted: “${title}”`,
      titleOfUnnamed: 'This record is deleted',
      text: (time, editor) =>
        `Deleted by ${editor}, ${time}. Readers no longer see it, also by old links; it can be restored with everything.`,
      restore: 'Restore the record',
    },
    tabs: { form: 'Fields', preview: 'As readers see it', history: 'History', label: 'View' },
    problems: {
      notADate: 'There is no such day, or it is not clear which one is meant. Write it like 26 August 1925.',
      endBeforeStart: 'The end is before the beginning.',
      outOfRange: 'The number is out of range.',
      unfinished: 'Complete or remove the unfinished rows.',
      halfPosition: 'Both latitude and longitude are needed.',
    },
    related: {
      label: 'Related pages',
      publicPage: 'Public page',
      picturesOfPlace: 'Pictures of the place',
      editPlace: 'Edit the place',
    },
    corrections: {
      label: 'Readers suggest a correction',
      decide: 'Accept or decline this correction',
    },
    undo: {
      undo: 'Undo',
      undoHint: 'Undo (Ctrl+Z)',
      undone: 'Undone',
      undoFailed: 'Could not be undone',
      dismiss: 'Hide',
      askTitle: (action) => `Undo: ${action}?`,
      question: 'This change is published. Readers will see again what was there before it.',
      questionOfNew: 'The record is published. It will be deleted; it can be restored under “Changes”.',
      confirm: 'Undo the change',
      cancel: 'Keep it',
      close: 'Close',
      undoneInForm: 'A step in the form is undone',
      nothingInForm: 'Nothing to undo in the form. The button below undoes what was saved.',
      nothingUndone: 'Nothing was changed.',
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
      notPermitted: 'your account no longer has the right to save. Your changes are kept in this browser.',
      signedOut: 'you are signed out. Your changes are kept in this browser: sign in again and save.',
      deletedMeanwhile:
        'another editor has deleted this record. Your changes are kept in this browser and return when the record is restored.',
      notStored:
        'The browser cannot keep unsaved changes: this is a private window, or its storage is full. Save before you close the tab.',
      inOtherWindow: (time) =>
        `There are other unsaved changes of this record, made in another window (${time}).`,
      takeOther: 'Put them into the form',
      removeOther: 'Discard them',
      problemsAbove: (fields) => `Please correct: ${fields}`,
    },
    unsaved: {
      notSaved: (reason) => `Not saved: ${reason}.`,
      retry: 'Save again',
      discard: 'Restore the former value',
    },
    discarding: {
      title: 'Discard the unsaved changes?',
      text: (count) =>
        `${count} ${count === 1 ? 'field has' : 'fields have'} been changed. While the record is open, what you discard can be brought back.`,
      otherText: 'The changes of the other window will be removed and cannot be brought back.',
      confirm: 'Discard',
      cancel: 'Keep them',
      close: 'Close',
      done: 'The unsaved changes are discarded.',
      bringBack: 'Bring them back',
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
      movedWith: (titles, more) => `Renumbered with it: ${titles}${more > 0 ? ` and ${more} more` : ''}.`,
      none: 'Nothing has been changed yet.',
      operator: 'the operator of the site',
      actions: { create: 'added', update: 'changed', delete: 'deleted', restore: 'restored' },
      by: (editor, action) => `${editor} ${action}`,
      revert: 'Bring back',
      revertHint: 'Puts the earlier values into the form; save if everything is right.',
      reverted: 'The earlier values are in the form. Check them and save.',
      restoreOrderHint:
        'Restores the order before this change, also of the records that were renumbered with it.',
      orderRestored: 'The earlier order is restored',
      orderNotRestored: 'The order could not be restored',
      orderChangedSince:
        'Later changes have replaced this order: there is nothing to bring back. Move the record in the list.',
    },
  },
};
