/** The id of the notice of the last attempt to save a record that has failed. */
export const failureId = 'record-not-saved';
