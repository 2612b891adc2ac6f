/** A FictionBook with the contents of its main body. @param rest elements after it */
export function fb2Of(body: string, rest = '', encoding = 'utf-8'): string {
  return `<?xml version="1.0" encoding="${encoding}"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><genre>adv</genre><author><first-name>Юрий</first-name><last-name>Рерих</last-name></author><author><nickname>Спутник</nickname></author><book-title>По тропам</book-title><lang>ru</lang></title-info></description><body>${body}</body>${rest}</FictionBook>`;
}
