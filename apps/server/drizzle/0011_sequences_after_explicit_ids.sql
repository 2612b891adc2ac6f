-- New places and images have had ids after the highest one, which the sequences do not know; from now on the ids are from the sequences.
select setval(pg_get_serial_sequence('places', 'place_id'), greatest(nextval(pg_get_serial_sequence('places', 'place_id')), (select coalesce(max(place_id), 0) + 1 from places)), false);
--> statement-breakpoint
select setval(pg_get_serial_sequence('images', 'image_id'), greatest(nextval(pg_get_serial_sequence('images', 'image_id')), (select coalesce(max(image_id), 0) + 1 from images)), false);
