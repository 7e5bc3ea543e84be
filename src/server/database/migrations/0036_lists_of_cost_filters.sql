-- An account, a region and a project of a cost analysis become lists: any of several can be asked for now.
DO $$
DECLARE
  named text;
  filter text;
BEGIN
  FOREACH named IN ARRAY ARRAY['reports', 'report_schedules', 'report_conditions'] LOOP
    FOREACH filter IN ARRAY ARRAY['accountUid', 'regionId', 'projectId'] LOOP
      EXECUTE format(
        'UPDATE %I SET filter = jsonb_set(filter, ARRAY[''analysis'', %L], jsonb_build_array(filter -> ''analysis'' -> %L))
          WHERE jsonb_typeof(filter -> ''analysis'' -> %L) IN (''string'', ''number'')',
        named, filter, filter, filter);
    END LOOP;
  END LOOP;
END $$;
