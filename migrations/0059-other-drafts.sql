-- A contact may answer on two phones and finish on one: ranking the draft of the other still finds the result.
ALTER TABLE results ADD other_drafts text[];
