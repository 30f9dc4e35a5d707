-- Until when sessions and tokens of somebody are good without the identity provider being asked anew;
-- null: where its groups give no roles, for as long as they live.
ALTER TABLE sign_on_identities
  ADD COLUMN good_until timestamptz,
  ADD COLUMN tokens_until timestamptz;
