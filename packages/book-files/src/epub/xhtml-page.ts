import { escapeText } from '../html/escape.ts';

/** A page of an EPUB. @param body XHTML */
export function writeXhtmlPage(page: {
  readonly title: string;
  readonly language: string;
  readonly body: string;
}): string {
  const { title, language, body } = page;
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}
