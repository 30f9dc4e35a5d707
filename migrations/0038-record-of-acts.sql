-- The record of acts: who did it by the name of that day, what it was done to, and which fields changed.
ALTER TABLE audit
  ADD COLUMN who text,
  ADD COLUMN about text,
  ADD COLUMN changes jsonb;

-- The chain over all lines: each is sealed at the commit, in the order of the commits, without a gap.
CREATE TABLE audit_seals (
  place bigint PRIMARY KEY,
  line bigint NOT NULL UNIQUE,
  hash bytea NOT NULL
);

-- At most one row: where the chain begins, with the hash before it, and where it ends.
CREATE TABLE audit_chain (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  first bigint NOT NULL DEFAULT 1,
  before bytea NOT NULL DEFAULT '',
  last bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT ''
) WITH (fillfactor = 10);

CREATE FUNCTION is_of_strangers(event text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
  $$ SELECT event IN ('sign_in_failed', 'second_step_failed', 'results_shared_by_sms') $$;

-- What is sealed of a line: everything, but for the network of strangers, which is forgotten sooner.
CREATE FUNCTION audit_hash(place bigint, line audit, before bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(before || convert_to(jsonb_build_array(place, line.number,
    (extract(epoch FROM line.date) * 1000000)::bigint, line.event, line."user", line.who,
    CASE WHEN NOT is_of_strangers(line.event) THEN line.network END,
    line.subject, line.about, line.changes)::text, 'UTF8'))
$$;

CREATE FUNCTION seal_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chain audit_chain;
BEGIN
  -- Whoever commits at the same time waits here until the other is through, and then reads the row anew.
  SELECT * INTO chain FROM audit_chain FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_chain DEFAULT VALUES ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT chain FROM audit_chain FOR UPDATE;
  END IF;
  chain.last := chain.last + 1;
  chain.hash := audit_hash(chain.last, NEW, chain.hash);
  INSERT INTO audit_seals VALUES (chain.last, NEW.number, chain.hash);
  UPDATE audit_chain SET last = chain.last, hash = chain.hash;
  RETURN NULL;
END $$;

-- What a line is about, in words that are public anyway; families have none.
CREATE FUNCTION public_name(id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(coalesce((SELECT name FROM users WHERE _id = id),
    (SELECT name FROM concerns WHERE _id = id), (SELECT text FROM questions WHERE _id = id)), 200)
$$;

CREATE FUNCTION complete_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.who := coalesce(NEW.who, (SELECT name FROM users WHERE _id = NEW."user"));
  NEW.about := coalesce(NEW.about, nullif(current_setting('act.about', true), ''), public_name(NEW.subject));
  NEW.changes := coalesce(NEW.changes, nullif(nullif(current_setting('act.changes', true), ''), '[]')::jsonb);
  IF NEW.changes IS NOT NULL THEN PERFORM set_config('act.changes', '[]', true); END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit' THEN
    IF is_of_strangers(OLD.event) AND NEW.network IS NULL
      AND to_jsonb(OLD) - 'network' = to_jsonb(NEW) - 'network' THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'DELETE' AND current_setting('audit.retention', true) = 'on' THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The record of acts is only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Takes away the oldest lines up to the first that stays, and keeps where the chain goes on.
CREATE FUNCTION forget_audit(until timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  places bigint[];
  lines bigint[];
BEGIN
  WITH oldest AS (
    SELECT place, line, number IS NULL OR date >= until AS stays
    FROM (SELECT * FROM audit_seals ORDER BY place LIMIT most) seals LEFT JOIN audit ON number = line)
  SELECT array_agg(place ORDER BY place), array_agg(line) INTO places, lines FROM oldest
  WHERE place < coalesce((SELECT min(place) FROM oldest WHERE stays), 9223372036854775807);
  IF places IS NULL THEN RETURN 0; END IF;
  UPDATE audit_chain SET first = places[cardinality(places)] + 1,
    before = (SELECT s.hash FROM audit_seals s WHERE place = places[cardinality(places)]);
  PERFORM set_config('audit.retention', 'on', true);
  DELETE FROM audit WHERE number = ANY(lines);
  DELETE FROM audit_seals WHERE place = ANY(places);
  PERFORM set_config('audit.retention', 'off', true);
  RETURN cardinality(places);
END $$;

-- The fields of a row as people know them: of settings those inside.
CREATE FUNCTION fields_of(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kept ? 'section'
    THEN (SELECT coalesce(jsonb_object_agg((kept ->> 'section') || '.' || key, value), '{}') FROM jsonb_each(kept -> 'content'))
    ELSE kept - '{version,position}'::text[] END
$$;

-- Of two texts what is around the first difference, 600 letters at most.
CREATE FUNCTION where_they_differ(before text, after text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  same integer := 0;
  over integer := least(length(before), length(after)) + 1;
  half integer;
BEGIN
  WHILE over - same > 1 LOOP
    half := (same + over) / 2;
    IF left(before, half) = left(after, half) THEN same := half; ELSE over := half; END IF;
  END LOOP;
  same := CASE WHEN greatest(length(before), length(after)) <= 600 THEN 0 ELSE greatest(same - 60, 0) END;
  RETURN (SELECT jsonb_agg(CASE WHEN same > 0 THEN '…' ELSE '' END || substr(each, same + 1, 600)
    || CASE WHEN length(each) > same + 600 THEN '…' ELSE '' END ORDER BY place)
    FROM unnest(ARRAY[before, after]) WITH ORDINALITY AS texts (each, place));
END $$;

-- What a field said and says, of public words only: not of lists, of notes of staff, nor of the text of an invitation.
CREATE FUNCTION words_of(field text, before jsonb, after jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN field !~ '(^|\.)check(by|why)$|^invitation\.'
      AND coalesce(jsonb_typeof(before), 'string') NOT IN ('object', 'array') AND jsonb_typeof(after) NOT IN ('object', 'array')
    THEN where_they_differ(coalesce(before #>> '{}', ''), coalesce(after #>> '{}', '')) END
$$;

CREATE FUNCTION keep_changes(changed text, fields jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('act.changes', (current_setting('act.changes')::jsonb
    || jsonb_build_object('of', changed, 'fields', fields))::text, true) WHERE fields IS NOT NULL
$$;

-- Which fields a statement of an act changed, found here and nowhere else. Given are the key of the table, and
-- 'words' where what stood there is public anyway: then what it said and says is kept with the field.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_changes(TG_TABLE_NAME,
    jsonb_object_agg(field, CASE WHEN TG_ARGV[1] = 'words' THEN words_of(field, o, n) END))
  FROM (SELECT to_jsonb(was) AS row FROM was) old_rows
  JOIN (SELECT to_jsonb(is_now) AS row FROM is_now) new_rows ON old_rows.row ->> TG_ARGV[0] = new_rows.row ->> TG_ARGV[0],
  LATERAL (SELECT fields_of(old_rows.row) AS fields OFFSET 0) old_fields,
  LATERAL (SELECT key AS field, value AS n, fields -> key AS o FROM jsonb_each(fields_of(new_rows.row))) pairs
  WHERE o IS DISTINCT FROM n;
  RETURN NULL;
END $$;

-- A section of the settings begins when it is first saved.
CREATE FUNCTION note_new_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_changes(TG_TABLE_NAME, jsonb_object_agg(key, words_of(key, NULL, value)))
  FROM is_now, jsonb_each(fields_of(to_jsonb(is_now))) WHERE value <> '""';
  RETURN NULL;
END $$;

-- Only in an act, which says so (server/editing/change.ts): visitors change contacts too.
CREATE TRIGGER note_changes AFTER UPDATE ON users REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('_id');
CREATE TRIGGER note_changes AFTER UPDATE ON contacts REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('_id');
CREATE TRIGGER note_changes AFTER UPDATE ON sign_in_rules REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('only_one');
CREATE TRIGGER note_changes AFTER UPDATE ON concerns REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('_id', 'words');
CREATE TRIGGER note_changes AFTER UPDATE ON questions REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('_id', 'words');
CREATE TRIGGER note_changes AFTER UPDATE ON settings REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('section', 'words');

CREATE TRIGGER note_new_settings AFTER INSERT ON settings REFERENCING NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_new_settings();

-- What there is already is sealed as it is, in the order in which it was written.
DO $$
DECLARE
  line audit;
  chain audit_chain;
BEGIN
  INSERT INTO audit_chain DEFAULT VALUES RETURNING * INTO chain;
  FOR line IN SELECT * FROM audit ORDER BY number LOOP
    chain.last := chain.last + 1;
    chain.hash := audit_hash(chain.last, line, chain.hash);
    INSERT INTO audit_seals VALUES (chain.last, line.number, chain.hash);
  END LOOP;
  UPDATE audit_chain SET last = chain.last, hash = chain.hash;
END $$;

CREATE TRIGGER complete_audit BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION complete_audit();
CREATE CONSTRAINT TRIGGER seal_audit AFTER INSERT ON audit
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit();
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
