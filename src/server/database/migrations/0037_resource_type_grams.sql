-- A keyword is mostly looked for in one type: that stands among the letter pairs now.
UPDATE "resource_grams" SET "grams" = array_prepend('#' || "resources"."type", "resource_grams"."grams")
  FROM "resources" WHERE "resources"."id" = "resource_grams"."resource_id";
