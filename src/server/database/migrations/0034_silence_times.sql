-- Mute periods are chosen from a list now; no rule is muted for longer than it was.
UPDATE "alarm_rules" SET "silence_time" = (SELECT max(t) FROM unnest(ARRAY[0, 300, 900, 1800, 3600, 10800, 21600, 43200, 86400, 604800]) AS t WHERE t <= "silence_time");
