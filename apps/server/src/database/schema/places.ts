import type { Citation } from '@cae-map/contract/entities/work';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import { between, calendarDate, instant, localizedText, oneOf } from '../columns.ts';
import { revision } from './revision.ts';

export const places = pgTable(
  'places',
  {
    place_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    seqid: integer().notNull(),
    title_ru: text().notNull(),
    title_en: localizedText(),
    title_modern: localizedText(),
    title_cn: localizedText(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    date: calendarDate(),
    enddate: calendarDate(),
    date_format: text(),
    date_acc: integer(),
    /** JSON text as entered, even if malformed: clients draw a straight leg instead, and no input of an editor is lost. */
    routejson: text(),
    zoom: text({ enum: placeSizes }),
    minzoom: doublePrecision().notNull(),
    tooltip_position: text({ enum: tooltipPositions }),
    visited_on: text({ enum: visitedOnValues }).notNull(),
    accuracy_level: text({ enum: accuracyLevels }).notNull(),
    go_by: text({ enum: transports }),
    place_type: text({ enum: placeTypes }).notNull(),
    ispathpart: boolean().notNull(),
    path_ref_req: boolean().notNull().default(false),
    path_ref_req_info: localizedText(),
    hide_distance: boolean().notNull().default(false),
    notes: localizedText(),
    notes_en: localizedText(),
    location_reference: localizedText(),
    location_reference_en: localizedText(),
    overnight_place: localizedText(),
    overnight_place_en: localizedText(),
    traveler_todo: localizedText(),
    traveler_todo_en: localizedText(),
    content_todo: localizedText(),
    /** The works that the dates and the notes rest on, the main one first; one may be deleted later. */
    sources: jsonb().$type<Citation[]>().notNull().default([]),
    created_at: instant().notNull().defaultNow(),
    ...revision(),
  },
  (table) => [
    index('places_seqid').on(table.seqid),
    oneOf('places_zoom', table.zoom, placeSizes),
    oneOf('places_tooltip_position', table.tooltip_position, tooltipPositions),
    oneOf('places_visited_on', table.visited_on, visitedOnValues),
    oneOf('places_accuracy_level', table.accuracy_level, accuracyLevels),
    oneOf('places_go_by', table.go_by, transports),
    oneOf('places_place_type', table.place_type, placeTypes),
    between('places_latitude', table.latitude, -90, 90),
    between('places_longitude', table.longitude, -180, 180),
  ],
);
