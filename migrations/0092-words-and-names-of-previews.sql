-- Previews could mark words that families read as shown only in previews, and exports left the answers out.
UPDATE wordings SET preview = false
WHERE preview AND number IN (SELECT unnest(asked) FROM results WHERE NOT demo);

-- Results of previews have no names, so that they are deleted after a day. Families of `npm run demo` keep theirs.
UPDATE results SET parentname = '', childname = ''
WHERE demo AND parentname NOT LIKE '% (demo)';
