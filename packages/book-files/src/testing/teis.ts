/** A document of TEI of another program. @param body the contents of `body` */
export function teiOf(body: string, rest = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><TEI xmlns="http://www.tei-c.org/ns/1.0" xml:lang="en"><teiHeader><fileDesc><titleStmt><title>Trails to Inmost Asia</title><author>George Roerich</author></titleStmt><publicationStmt><p>x</p></publicationStmt><sourceDesc><p>x</p></sourceDesc></fileDesc></teiHeader><text><body>${body}</body>${rest}</text></TEI>`;
}
