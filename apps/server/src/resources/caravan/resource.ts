import { createMailer } from '../../mail/mailer.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { dayMailsJob } from './mails/day-mails-job.ts';
import { caravanService } from './service.ts';
import { oneClickRoutes } from './subscriptions/one-click.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';

export const caravan = {
  name: 'caravan',
  create({ calls, limits, log, settings: { mail, publicUrl, signInAttempts } }) {
    // Apart from that of accounts, whose e-mails do not wait for those of all readers.
    const mailer = mail && createMailer(mail, log);
    const services = { limits, mailer, maxSignInAttempts: signInAttempts, publicUrl };
    return {
      shared: sharedReads(caravanService(calls), {
        getCaravanDay: 'Where the expedition was a hundred years before a day, in sentences',
      }),
      routes: oneClickRoutes,
      async guardedRoutes(app) {
        app.addHook('onClose', () => mailer?.close());
        await app.register(subscriptionRoutes, services);
      },
      jobKinds: mailer === null ? [] : [dayMailsJob({ calls, mailer, publicUrl }, log)],
    };
  },
} satisfies Resource;
