import type { htmlField as russian } from './html-field-ru.ts';

/** English messages of the field in which a text is edited as it looks. */
export const htmlField: typeof russian = {
  toolbar: (field) => `Formatting: ${field}`,
  formats: {
    strong: 'Bold (Ctrl+B)',
    em: 'Italic (Ctrl+I)',
    sup: 'Superscript, number of a footnote',
    heading: 'Subheading',
    quote: 'Quotation',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    accounts: 'Where accounts differ: the paragraph is shown apart',
  },
  link: {
    title: 'Link to a page',
    address: 'Address of the page',
    apply: 'Add the link',
    remove: 'Remove the link',
    nothingSelected: 'First select the words of the link.',
    notAnAddress: 'Enter the address of a website, a mailbox or a page of this site, such as /guide.',
  },
  plain: {
    notHeld: (parts) =>
      parts === ''
        ? 'The editor cannot keep the nesting of the tags in this text, so its HTML is shown.'
        : `The text has parts that the editor cannot keep: ${parts}. Therefore its HTML is shown.`,
    tooLong: 'The text is too long to be edited with its formatting, so its HTML is shown.',
    failed:
      'The editor could not be loaded: check the connection and reload the page. Meanwhile the HTML can be edited.',
  },
  loading: 'The editor is loading…',
};
