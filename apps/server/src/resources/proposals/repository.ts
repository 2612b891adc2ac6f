import type { Credit } from '@cae-map/contract/entities/editing/proposal';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { proposals, users } from '../../database/schema.ts';
import type { SenderNetworks } from '../../database/schema/proposals.ts';
import type { Allowance } from '../../lib/shared-limit.ts';

/** A proposal with the name of the editor who has decided. */
export type ProposalRow = typeof proposals.$inferSelect & { readonly editor: string | null };

/** How many decided proposals are listed after the open ones. */
const maxListedDecisions = 100;

const columns = { ...getTableColumns(proposals), editor: users.full_name };

/** The open proposals, the oldest first, and then the last decided ones, the newest first. */
export async function findProposals(orm: Orm, maxOpen: number): Promise<ProposalRow[]> {
  const select = () =>
    orm.select(columns).from(proposals).leftJoin(users, eq(users.user_id, proposals.decided_by));
  const open = await select()
    .where(eq(proposals.state, 'open'))
    .orderBy(asc(proposals.proposal_id))
    .limit(maxOpen);
  const decided = await select()
    .where(ne(proposals.state, 'open'))
    .orderBy(desc(proposals.decided_at), desc(proposals.proposal_id))
    .limit(maxListedDecisions);
  return [...open, ...decided];
}

/** Counts the open proposals. */
export async function countOpen(orm: Orm): Promise<number> {
  return await orm.$count(proposals, eq(proposals.state, 'open'));
}

/** Counts the proposals that wait for a decision: those of the networks of a sender, and all. */
export async function countWaiting(
  orm: Orm,
  { neighbourhood, region }: SenderNetworks,
): Promise<Pick<Allowance, 'neighbourhood' | 'region' | 'whole'>> {
  const countOf = (name: keyof SenderNetworks, hash: string) =>
    sql<number>`(count(*) filter (where ${proposals.sender} ->> ${name} = ${hash}))::int`;
  const [row] = await orm
    .select({
      whole: count(),
      neighbourhood: countOf('neighbourhood', neighbourhood),
      region: countOf('region', region),
    })
    .from(proposals)
    .where(eq(proposals.state, 'open'));
  return row ?? { whole: 0, neighbourhood: 0, region: 0 };
}

/** The bytes of the photographs of the networks of a sender that wait for a decision. */
export async function sumWaitingBytes(
  orm: Orm,
  { neighbourhood, region }: SenderNetworks,
): Promise<Pick<Allowance, 'neighbourhood' | 'region'>> {
  const sumOf = (name: keyof SenderNetworks, hash: string) =>
    sql<number>`coalesce(sum((${proposals.photograph} ->> 'bytes')::float8) filter (where ${proposals.sender} ->> ${name} = ${hash}), 0)`;
  const [row] = await orm
    .select({ neighbourhood: sumOf('neighbourhood', neighbourhood), region: sumOf('region', region) })
    .from(proposals)
    .where(and(eq(proposals.state, 'open'), isNotNull(proposals.photograph)));
  return row ?? { neighbourhood: 0, region: 0 };
}

/** Adds a proposal. @returns false when there is one with the same photograph or key, which a request at the same time has added */
export async function insertProposal(
  transaction: Orm,
  values: typeof proposals.$inferInsert,
): Promise<boolean> {
  const rows = await transaction
    .insert(proposals)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: proposals.proposal_id });
  return rows.length > 0;
}

/** Whether a proposal has the photograph of an upload already. */
export async function hasProposalWith(orm: Orm, photographId: string): Promise<boolean> {
  return (await orm.$count(proposals, eq(proposals.photograph_id, photographId))) > 0;
}

/** Whether a proposal with the key of a client is stored already. */
export async function hasProposalWithKey(orm: Orm, clientKey: string): Promise<boolean> {
  return (await orm.$count(proposals, eq(proposals.client_key, clientKey))) > 0;
}

/** The states of the proposals with the keys of a client, in no particular order. */
export async function findStates(orm: Orm, keys: readonly string[]) {
  return await orm
    .select({
      client_key: proposals.client_key,
      state: proposals.state,
      decided_at: proposals.decided_at,
      image_id: proposals.image_id,
    })
    .from(proposals)
    .where(inArray(proposals.client_key, [...keys]));
}

/** The ids of the photographs of the proposals that wait for a decision. */
export async function findWaitingPhotographs(orm: Orm): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: proposals.photograph_id })
    .from(proposals)
    .where(and(eq(proposals.state, 'open'), isNotNull(proposals.photograph_id)));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** The id of the photograph of an open proposal; undefined if there is none. */
export async function findPhotographId(orm: Orm, proposalId: number): Promise<string | undefined> {
  const [row] = await orm
    .select({ id: proposals.photograph_id })
    .from(proposals)
    .where(and(eq(proposals.proposal_id, proposalId), eq(proposals.state, 'open')));
  return row?.id ?? undefined;
}

/** Locks a proposal until the end of the transaction. */
export async function lockProposal(
  transaction: Orm,
  proposalId: number,
): Promise<typeof proposals.$inferSelect | undefined> {
  const rows = await transaction
    .select()
    .from(proposals)
    .where(eq(proposals.proposal_id, proposalId))
    .for('no key update');
  return rows[0];
}

type Decision = Pick<
  typeof proposals.$inferInsert,
  'state' | 'applied' | 'image_id' | 'is_credited' | 'editor_note' | 'decided_by'
>;

/** Adds the decision to a locked proposal, and removes what is needed only while it waits. */
export async function decideProposal(
  transaction: Orm,
  proposalId: number,
  decision: Decision,
): Promise<ProposalRow> {
  await transaction
    .update(proposals)
    .set({
      ...decision,
      sender: null,
      // Where the visitor was is evidence of an accepted proposal only.
      ...(decision.state === 'declined' ? { observation: null } : {}),
      decided_at: sql`now()`,
      version: sql`${proposals.version} + 1`,
    })
    .where(eq(proposals.proposal_id, proposalId));
  const [row] = await transaction
    .select(columns)
    .from(proposals)
    .leftJoin(users, eq(users.user_id, proposals.decided_by))
    .where(eq(proposals.proposal_id, proposalId));
  if (row === undefined) throw new Error('the locked row of a proposal exists');
  return row;
}

/** The names of the visitors whose accepted proposals are credited, by record, the first correction first. */
export async function findCredits(orm: Orm): Promise<Credit[]> {
  const rows = await orm
    .select({
      subject: proposals.subject,
      subject_id: proposals.subject_id,
      name: proposals.credit_name,
    })
    .from(proposals)
    .where(and(eq(proposals.state, 'accepted'), proposals.is_credited))
    .orderBy(asc(proposals.subject), asc(proposals.subject_id), asc(proposals.proposal_id));
  const credits: { subject: Credit['subject']; subject_id: number; names: string[] }[] = [];
  for (const { subject, subject_id, name } of rows) {
    const last = credits.at(-1);
    if (last?.subject !== subject || last.subject_id !== subject_id)
      credits.push({ subject, subject_id, names: [name] });
    else if (!last.names.includes(name)) last.names.push(name);
  }
  return credits;
}
