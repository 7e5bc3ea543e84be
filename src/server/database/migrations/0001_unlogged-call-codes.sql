-- Every call writes its code, which is forgotten after a quarter of an hour: without write-ahead log nobody waits for the disk.
-- The price: after a crash of PostgreSQL the codes of the last minutes are gone, and those calls could be repeated once.
ALTER TABLE "call_codes" SET UNLOGGED;
