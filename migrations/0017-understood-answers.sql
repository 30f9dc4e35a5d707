-- What was understood of an answer when it came: staff are shown this, not another guess at its words.

ALTER TABLE messages
  ADD understood text CHECK (understood IN ('stop', 'start', 'help', 'unclear'));
