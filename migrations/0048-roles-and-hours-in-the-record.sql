-- What the record of acts says besides: which roles somebody had and has, and what was changed of campaigns
-- and of the hours for texts. What the database makes by itself of other fields is no change.
CREATE OR REPLACE FUNCTION fields_of(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kept ? 'section'
    THEN (SELECT coalesce(jsonb_object_agg((kept ->> 'section') || '.' || key, value), '{}') FROM jsonb_each(kept -> 'content'))
    ELSE kept - '{version,position,searched}'::text[] END
$$;

-- Roles are words of ours: which there were, and which there are.
CREATE FUNCTION roles_of(kept jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(role, ', ' ORDER BY place), '')
  FROM jsonb_array_elements_text(coalesce(kept, '[]')) WITH ORDINALITY AS roles (role, place)
$$;

CREATE OR REPLACE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_changes(TG_TABLE_NAME, jsonb_object_agg(field, CASE
    WHEN field = 'roles' THEN jsonb_build_array(roles_of(o), roles_of(n))
    WHEN TG_ARGV[1] = 'words' THEN words_of(field, o, n) END))
  FROM (SELECT to_jsonb(was) AS row FROM was) old_rows
  JOIN (SELECT to_jsonb(is_now) AS row FROM is_now) new_rows ON old_rows.row ->> TG_ARGV[0] = new_rows.row ->> TG_ARGV[0],
  LATERAL (SELECT fields_of(old_rows.row) AS fields OFFSET 0) old_fields,
  LATERAL (SELECT key AS field, value AS n, fields -> key AS o FROM jsonb_each(fields_of(new_rows.row))) pairs
  WHERE o IS DISTINCT FROM n;
  RETURN NULL;
END $$;

-- The roles by which an account or an invitation begins.
CREATE FUNCTION note_first_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_changes(TG_TABLE_NAME,
    jsonb_build_object('roles', jsonb_build_array('', array_to_string(NEW.roles, ', '))));
  RETURN NULL;
END $$;

CREATE TRIGGER note_first_roles AFTER INSERT ON users
  FOR EACH ROW WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_first_roles();
-- A second invitation to the same address takes the place of the first.
CREATE TRIGGER note_first_roles AFTER INSERT OR UPDATE OF roles ON staff_invitations
  FOR EACH ROW WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_first_roles();

-- Of a campaign the names of the fields: its texts go to families, as the text of an invitation does.
CREATE TRIGGER note_changes AFTER UPDATE ON campaigns REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('_id');
CREATE TRIGGER note_changes AFTER UPDATE ON texting_hours REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_changes('only_one', 'words');

-- The hours are the usual ones until somebody chooses others.
CREATE FUNCTION note_first_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_changes(TG_TABLE_NAME, (SELECT jsonb_object_agg(key, words_of(key, NULL, value))
    FROM jsonb_each(to_jsonb(NEW) - 'only_one')));
  RETURN NULL;
END $$;
CREATE TRIGGER note_first_hours AFTER INSERT ON texting_hours
  FOR EACH ROW WHEN (current_setting('act.changes', true) <> '') EXECUTE FUNCTION note_first_hours();
