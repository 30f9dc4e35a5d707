-- Everything staff write for visitors to read, and the notice that it changed.

CREATE TABLE settings (
  section text PRIMARY KEY CHECK (section IN ('main', 'homePage', 'quiz', 'aboutUs')),
  content jsonb NOT NULL
);

CREATE TABLE concerns (
  "_id" text PRIMARY KEY,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true,
  name text NOT NULL,
  name_es text NOT NULL,
  content text NOT NULL DEFAULT '',
  content_es text NOT NULL DEFAULT '',
  childrencontent text NOT NULL DEFAULT '',
  childrencontent_es text NOT NULL DEFAULT '',
  suggestedquestions jsonb NOT NULL DEFAULT '[]',
  suggestedquestions_es jsonb NOT NULL DEFAULT '[]',
  externallinks jsonb NOT NULL DEFAULT '[]',
  externallinks_es jsonb NOT NULL DEFAULT '[]',
  videolink text NOT NULL DEFAULT '',
  videolink_es text NOT NULL DEFAULT '',
  CONSTRAINT concerns_one_place_each UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE questions (
  "_id" text PRIMARY KEY,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true,
  concern text REFERENCES concerns,
  text text NOT NULL,
  text_es text NOT NULL,
  description text NOT NULL DEFAULT '',
  description_es text NOT NULL DEFAULT '',
  "labelA" text NOT NULL DEFAULT '',
  "labelA_es" text NOT NULL DEFAULT '',
  "labelB" text NOT NULL DEFAULT '',
  "labelB_es" text NOT NULL DEFAULT '',
  "labelC" text NOT NULL DEFAULT '',
  "labelC_es" text NOT NULL DEFAULT '',
  "labelD" text NOT NULL DEFAULT '',
  "labelD_es" text NOT NULL DEFAULT '',
  "labelE" text NOT NULL DEFAULT '',
  "labelE_es" text NOT NULL DEFAULT '',
  CONSTRAINT questions_one_place_each UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX questions_of_concern ON questions (concern);

-- Every instance listens, and drops the pages and replies it kept.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER concerns_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON concerns
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER questions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON questions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
