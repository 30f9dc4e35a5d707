-- Staff can no longer see or delete saved views, and a search in one may name a family.
DELETE FROM contact_views;
