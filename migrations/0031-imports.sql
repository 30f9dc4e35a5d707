-- Lists of contacts that came as a file: what each brought, so that it can be undone. The file itself is not kept.
ALTER TABLE contacts
  ADD COLUMN consentdate date,
  ADD COLUMN consentsource text NOT NULL DEFAULT '',
  ADD COLUMN zip text NOT NULL DEFAULT '',
  ADD COLUMN note text NOT NULL DEFAULT '';

CREATE TABLE imports (
  _id text PRIMARY KEY,
  date timestamptz NOT NULL DEFAULT now(),
  "user" text REFERENCES users ON DELETE SET NULL,
  filename text NOT NULL,
  hash text NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  unchanged integer NOT NULL,
  refused integer NOT NULL,
  undone timestamptz
);

-- What an import did to a contact: added it (nothing before), or changed these fields.
CREATE TABLE imported_contacts (
  import text NOT NULL REFERENCES imports ON DELETE CASCADE,
  contact text NOT NULL REFERENCES contacts ON DELETE CASCADE,
  before jsonb,
  after jsonb,
  PRIMARY KEY (import, contact)
);

CREATE INDEX imported_contacts_by_contact ON imported_contacts (contact);
