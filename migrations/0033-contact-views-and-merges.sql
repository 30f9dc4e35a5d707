-- Views of the contacts that staff keep under a name, for everybody who sees contacts.
CREATE TABLE contact_views (
  _id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  filter jsonb NOT NULL,
  sort jsonb,
  created timestamptz NOT NULL DEFAULT now()
);

-- The personal link of a contact that was merged into another one still opens.
CREATE TABLE merged_contacts (
  _id text PRIMARY KEY,
  contact text NOT NULL REFERENCES contacts ON DELETE CASCADE,
  date timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX merged_contacts_by_contact ON merged_contacts (contact);
