-- Gives four tables the names that the code uses. The views keep the release before running, also its retention,
-- which selects ctid; a later release drops them.
ALTER TABLE password_proofs RENAME TO pending_sign_ins;
ALTER INDEX password_proofs_pkey RENAME TO pending_sign_ins_pkey;
ALTER INDEX password_proofs_of_user RENAME TO pending_sign_ins_of_user;
CREATE VIEW password_proofs AS SELECT *, ctid FROM pending_sign_ins;

ALTER TABLE sign_on_identities RENAME TO single_sign_on_identities;
ALTER INDEX sign_on_identities_pkey RENAME TO single_sign_on_identities_pkey;
ALTER INDEX sign_on_identities_user_issuer_key RENAME TO single_sign_on_identities_user_issuer_key;
CREATE VIEW sign_on_identities AS SELECT *, ctid FROM single_sign_on_identities;

ALTER TABLE dead_phones RENAME TO unreachable_phones;
ALTER INDEX dead_phones_pkey RENAME TO unreachable_phones_pkey;
CREATE VIEW dead_phones AS SELECT *, ctid FROM unreachable_phones;

ALTER TABLE idempotent_replies RENAME TO idempotency_keys;
ALTER INDEX idempotent_replies_pkey RENAME TO idempotency_keys_pkey;
ALTER INDEX idempotent_replies_by_date RENAME TO idempotency_keys_by_date;
ALTER INDEX idempotent_replies_about RENAME TO idempotency_keys_about;
CREATE VIEW idempotent_replies AS SELECT *, ctid FROM idempotency_keys;

-- No release since 0066 reads these questions or adds any. A later release drops the table.
DELETE FROM kept_questions;
