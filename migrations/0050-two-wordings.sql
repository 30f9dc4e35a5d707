-- A campaign may try a second wording of its first text, and may be for whomever a filter finds.
ALTER TABLE campaigns
  -- Empty: there is one wording.
  ADD COLUMN second_en text NOT NULL DEFAULT '',
  ADD COLUMN second_es text NOT NULL DEFAULT '',
  -- With a phone it says which wording the phone gets; random, so that nobody can choose.
  ADD COLUMN seed text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- Null: it is for contacts that were selected.
  ADD COLUMN filter jsonb,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

ALTER TABLE campaign_texts
  -- 1 or 2: which wording the phone of this text was drawn for.
  ADD COLUMN wording smallint NOT NULL DEFAULT 1;
