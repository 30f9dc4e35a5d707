-- Links that are sent to staff. Of each only a hash is kept, and using it deletes its row.

-- Who is asked to join, until they choose a password: at most one invitation for an address.
CREATE TABLE staff_invitations (
  "_id" text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  roles text[] NOT NULL
    CHECK (roles <@ '{admin,editor,inviter,researcher}' AND cardinality(roles) > 0),
  -- Ends with the account that invited.
  invited_by text NOT NULL REFERENCES users ON DELETE CASCADE,
  created timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);

-- For somebody who has an account, as it was when the link was made: worth nothing once that changed.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  "user" text NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email')),
  email text NOT NULL,
  password text NOT NULL,
  new_email text CHECK (new_email = lower(new_email)),
  created timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("user", purpose)
);
