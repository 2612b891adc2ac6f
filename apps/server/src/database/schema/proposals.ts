import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  proposalKinds,
  proposalStates,
  proposalSubjects,
  type ProposedPhotograph,
  type ProposedValues,
} from '@cae-map/contract/entities/editing/proposal';
import type { Observation } from '@cae-map/contract/entities/editing/observation';
import { contentLanguages } from '@cae-map/contract/enumerations';
import { instant, localizedText, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** Keyed hashes of the networks that a proposal came from, without the address itself. */
export interface SenderNetworks {
  readonly neighbourhood: string;
  readonly region: string;
}

/**
 * Corrections that visitors propose. What the visitor has sent is never changed; only the decision is added. Nothing is stored from
 * which the visitor can be recognised, except the name and the contact that the visitor has entered.
 */
export const proposals = pgTable(
  'proposals',
  {
    proposal_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    created_at: instant().notNull().defaultNow(),
    subject: text({ enum: proposalSubjects }).notNull(),
    /** The record may be deleted later. */
    subject_id: integer().notNull(),
    /** The version of the record that the visitor has seen. */
    subject_version: integer().notNull(),
    kind: text({ enum: proposalKinds }).notNull(),
    proposed: jsonb().$type<ProposedValues>().notNull(),
    remark: localizedText(),
    /** Published with an accepted proposal; empty for no name. */
    credit_name: localizedText(),
    /** Only for editors. */
    contact: localizedText(),
    lang: text({ enum: contentLanguages }).notNull(),
    /** While the proposal waits: no network may fill the list of the editors. Never shown; removed with the decision. */
    sender: jsonb().$type<SenderNetworks>(),
    /** The id of the upload that was the photograph of the place; its file is removed with the decision. */
    photograph_id: text(),
    photograph: jsonb().$type<ProposedPhotograph>(),
    /** Where a traveller has seen the place; removed when the proposal is declined. */
    observation: jsonb().$type<Observation>(),
    /** What the client recognises the proposal by, so that a repeated request stores nothing. */
    client_key: text(),
    /** The image as which the photograph was published; it may be deleted later. */
    image_id: integer(),
    state: text({ enum: proposalStates }).notNull().default('open'),
    /** The saved values of an accepted proposal, as amended by the editor. */
    applied: jsonb().$type<ProposedValues>(),
    is_credited: boolean().notNull().default(false),
    editor_note: localizedText(),
    decided_at: instant(),
    decided_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    /** Increases with the decision. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('proposals_state').on(table.state, table.proposal_id),
    uniqueIndex('proposals_client_key').on(table.client_key),
    uniqueIndex('proposals_photograph').on(table.photograph_id),
    oneOf('proposals_subject', table.subject, proposalSubjects),
    oneOf('proposals_kind', table.kind, proposalKinds),
    oneOf('proposals_state_name', table.state, proposalStates),
    oneOf('proposals_lang', table.lang, contentLanguages),
  ],
);
