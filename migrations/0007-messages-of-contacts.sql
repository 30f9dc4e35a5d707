-- A message knows whom it was for, so that nothing of a deleted contact stays behind.
ALTER TABLE messages ADD contact text REFERENCES contacts ON DELETE CASCADE;
CREATE INDEX messages_of_contact ON messages (contact) WHERE contact IS NOT NULL;

CREATE INDEX contacts_newest_first ON contacts (created DESC, "_id");
