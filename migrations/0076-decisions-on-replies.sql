-- Staff decide on an unclear reply: stop the texts to its phone, or keep sending them.
ALTER TABLE messages ADD decision text CHECK (decision IN ('stop', 'keep'));
-- An opt-out by staff. Staff can undo it, unlike a STOP that the family wrote.
ALTER TABLE opt_outs ADD bystaff boolean NOT NULL DEFAULT false;
