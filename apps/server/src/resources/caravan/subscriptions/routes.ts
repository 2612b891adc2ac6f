import { isTimeZone } from '@cae-map/expedition/caravan/local-time';
import { contentLanguages } from '@cae-map/contract/enumerations';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RequestError } from '../../../responses/request-error.ts';
import { createOneTimeToken, useOneTimeToken } from '../../../security/one-time-tokens.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import type { CaravanServices } from '../caravan-services.ts';
import { composeConfirmation } from '../mails/compose-mail.ts';
import { countSubscriptions, deleteSubscription, saveSubscription } from '../repository.ts';
import {
  confirmationSeconds,
  maxRequestsOfAddress,
  maxSubscriptions,
  subscriptionAttempts,
} from './subscription-limits.ts';

const purpose = 'caravan_subscription';
const tag = 'caravan';

/** The data of the secret that confirms a subscription. */
const requestSchema = z.object({
  email: z.string(),
  lang: z.enum(contentLanguages),
  time_zone: z.string(),
});

/**
 * Subscribing without an account. What a visitor enters is stored with the secret of the link only, which expires; every address has the
 * same response and causes the same work, whether it is subscribed or not.
 */
export const subscriptionRoutes: FastifyPluginAsync<CaravanServices> = async (app, services) => {
  const { limits, mailer, maxSignInAttempts, publicUrl } = services;

  async function countRequest({ ip }: FastifyRequest, email: string): Promise<void> {
    if (maxSignInAttempts === 0) return;
    for (const limit of subscriptionAttempts) await limits.countShared(limit, ip);
    const ofAddress = { key: `caravan-mail:${email}`, limit: maxRequestsOfAddress };
    await limits.count([{ ...ofAddress, windowSeconds: confirmationSeconds }]);
  }

  writeRoute(
    app,
    'subscribeToCaravan',
    {
      async prepare({ request, body }) {
        if (mailer === null) throw new RequestError('conflict', 'This server sends no e-mail.');
        if (!isTimeZone(body.time_zone))
          throw new RequestError('invalid_request', 'time_zone must be an IANA time zone.');
        await countRequest(request, body.email);
      },
      load: loadNothing,
      async act({ body, transaction, afterCommit }) {
        const { email, lang, time_zone } = body;
        const data = { email, lang, time_zone };
        const token = await createOneTimeToken(transaction, {
          purpose,
          data,
          lifetimeSeconds: confirmationSeconds,
        });
        afterCommit(() =>
          mailer?.send(() => Promise.resolve(composeConfirmation({ ...data, token, publicUrl }))),
        );
        return null;
      },
    },
    { tag, summary: 'Sends a link that confirms a subscription to the day a hundred years ago' },
  );

  writeRoute(
    app,
    'confirmCaravanSubscription',
    {
      async load({ transaction, body }) {
        const token = await useOneTimeToken(transaction, purpose, body.token);
        const request = requestSchema.safeParse(token?.data);
        if (!request.success)
          throw new RequestError(
            'link_expired',
            'The link has expired or was used already: subscribe again.',
          );
        return request.data;
      },
      async act({ transaction }, request) {
        if ((await countSubscriptions(transaction)) >= maxSubscriptions)
          throw new RequestError(
            'conflict',
            'There are too many subscriptions at the moment: try again later.',
          );
        await saveSubscription(transaction, request);
        return null;
      },
    },
    { tag, summary: 'Begins a subscription with the secret of the e-mail' },
  );

  writeRoute(
    app,
    'leaveCaravan',
    {
      load: loadNothing,
      async act({ transaction, body }) {
        // An unknown secret has the same response: the subscription has ended.
        await deleteSubscription(transaction, body.token);
        return null;
      },
    },
    { tag, summary: 'Ends a subscription with the secret of its e-mails, and deletes what is stored of it' },
  );
};
