import { pathPrefixes } from '@cae-map/contract/content-languages';
import { contentLanguages } from '@cae-map/contract/enumerations';
import type { FastifyInstance } from 'fastify';
import { leavePath } from '../mails/compose-mail.ts';
import { deleteSubscription } from '../repository.ts';

/** The body is `List-Unsubscribe=One-Click`; as a form of the other kind it has boundaries. */
const maxBodyBytes = 2_048;
const longestToken = 100;

/**
 * Ends a subscription by the button of mail programs (RFC 8058): a POST of a form to the URL of the header `List-Unsubscribe`. The same
 * URL opened by a reader is the page that ends the subscription; a GET changes nothing, because programs follow links.
 */
export async function oneClickRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, _body, done) => done(null, null),
  );
  for (const language of contentLanguages) {
    app.post(`${pathPrefixes[language]}${leavePath}`, { schema: { hide: true } }, async (request, reply) => {
      await app.limitRate(request, 'writes');
      const token = new URLSearchParams(request.url.split('?')[1] ?? '').get('token') ?? '';
      if (token !== '' && token.length <= longestToken) await deleteSubscription(app.database.orm, token);
      return await reply.status(204).header('cache-control', 'no-store').send();
    });
  }
}
