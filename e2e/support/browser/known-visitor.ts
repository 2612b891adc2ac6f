/** Marks the dialogs of a first visit as shown. Runs in the page before its scripts. */
export function markAsKnownVisitor(): void {
  try {
    localStorage.setItem('showWelcomeDialog', 'false');
    localStorage.setItem('englishAnnouncementShown', 'true');
  } catch {
    // Blank pages have no storage.
  }
}
