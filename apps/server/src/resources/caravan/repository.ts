import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { caravanSubscriptions } from '../../database/schema.ts';
import { createSecret } from '../../security/secrets.ts';

/** A confirmed subscription. */
export type SubscriptionRow = typeof caravanSubscriptions.$inferSelect;

/** What a reader has entered. */
interface SubscriptionRequest {
  readonly email: string;
  readonly lang: ContentLanguage;
  readonly time_zone: string;
}

/** Adds a confirmed address, or changes its language and its time zone. */
export async function saveSubscription(transaction: Orm, request: SubscriptionRequest): Promise<void> {
  const { lang, time_zone } = request;
  await transaction
    .insert(caravanSubscriptions)
    .values({ ...request, leave_token: createSecret() })
    .onConflictDoUpdate({ target: caravanSubscriptions.email, set: { lang, time_zone, refusals: 0 } });
}

/** Deletes the subscription of a link. @returns whether there was one */
export async function deleteSubscription(orm: Orm, leaveToken: string): Promise<boolean> {
  const rows = await orm
    .delete(caravanSubscriptions)
    .where(eq(caravanSubscriptions.leave_token, leaveToken))
    .returning({ id: caravanSubscriptions.subscription_id });
  return rows.length > 0;
}

export async function countSubscriptions(orm: Orm): Promise<number> {
  return await orm.$count(caravanSubscriptions);
}

/** The time zones of all readers. */
export async function listTimeZones(orm: Orm): Promise<string[]> {
  const rows = await orm.selectDistinct({ zone: caravanSubscriptions.time_zone }).from(caravanSubscriptions);
  return rows.map(({ zone }) => zone);
}

/** For how long a process that has claimed an e-mail may take to send it. Longer than the mailer waits for the mail server. */
const claimSeconds = 120;

/**
 * Claims the e-mail of a day for one reader, who has not got it and whose e-mail no other process is sending. The claim is committed before
 * anything is sent, and expires if the process is killed.
 * @returns null when there is none left
 */
export async function claimSubscription(
  orm: Orm,
  timeZone: string,
  day: string,
): Promise<SubscriptionRow | null> {
  const { subscription_id, time_zone, sent_on, claimed_until } = caravanSubscriptions;
  const due = sql`(select ${subscription_id} from ${caravanSubscriptions}
    where ${time_zone} = ${timeZone} and (${sent_on} is null or ${sent_on} < ${day}::date)
      and (${claimed_until} is null or ${claimed_until} < now())
    order by ${subscription_id} limit 1 for update skip locked)`;
  const rows = await orm
    .update(caravanSubscriptions)
    .set({ claimed_until: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(sql`${subscription_id} = ${due}`)
    .returning();
  return rows[0] ?? null;
}

/** Stores that the e-mail of a day was sent. */
export async function markSent(orm: Orm, id: number, day: string): Promise<void> {
  await orm
    .update(caravanSubscriptions)
    .set({ sent_on: day, claimed_until: null, refusals: 0 })
    .where(eq(caravanSubscriptions.subscription_id, id));
}

/** After how many days in succession on which the mail server has refused an address its subscription ends. */
const maxRefusals = 3;

/** Stores that the mail server has refused an address: it is not tried again on this day, and deleted after `maxRefusals` days. */
export async function markRefused(orm: Orm, id: number, day: string): Promise<void> {
  const isRow = eq(caravanSubscriptions.subscription_id, id);
  await orm
    .update(caravanSubscriptions)
    .set({ sent_on: day, claimed_until: null, refusals: sql`${caravanSubscriptions.refusals} + 1` })
    .where(isRow);
  await orm.delete(caravanSubscriptions).where(and(isRow, gte(caravanSubscriptions.refusals, maxRefusals)));
}

/** After a failure that may pass, the time until the next attempt, in seconds. */
const retrySeconds = 30 * 60;

/** Postpones an e-mail that could not be sent. */
export async function postpone(orm: Orm, id: number): Promise<void> {
  await orm
    .update(caravanSubscriptions)
    .set({ claimed_until: sql`now() + make_interval(secs => ${retrySeconds})` })
    .where(eq(caravanSubscriptions.subscription_id, id));
}
