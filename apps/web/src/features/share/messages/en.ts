import type { russian } from './ru.ts';

export const english: typeof russian = {
  share: {
    title: 'Share',
    close: 'Close',
    link: 'Link to what is open',
    copyLink: 'Copy the link',
    send: 'Send…',
    ways: 'Other ways to share',
    qr: 'QR code',
    qrLabel: 'QR code with this link',
    qrHint: 'Point the camera of a phone at it to open the link there.',
    cite: 'Cite',
    formats: { plain: 'Text', bibtex: 'BibTeX', ris: 'RIS' },
    format: 'Format of the citation',
    copyCitation: 'Copy',
    saveCitation: 'Save as a file',
    copied: 'Copied',
    source: (title: string, site: string, url: string, day: string) =>
      `“${title}”. ${site}. ${url} (accessed ${day}).`,
    embed: 'Embed',
    embedHint: 'Paste this code into your page to show the map there. It works without scripts and cookies.',
    subject: 'What to show',
    subjects: { place: 'This stop', day: 'This day', route: 'A stretch of the route' },
    from: 'From',
    to: 'To',
    wrongOrder: 'The end of the stretch must be further along the route than its start.',
    code: 'Code to paste',
    copyCode: 'Copy the code',
    preview: 'How it will look',
  },
};
