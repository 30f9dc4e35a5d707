-- What each of the staff may do. Everybody who could sign in until now could do everything, and so does
-- whoever a server of the release before adds while both run.
ALTER TABLE users ADD COLUMN roles text[] NOT NULL DEFAULT '{admin}'
  CHECK (roles <@ '{admin,editor,inviter,researcher}' AND cardinality(roles) > 0);
