import type { OwnData } from "./own-data";

/**
 * A host with values of the three hours before this one: of the middle one only the second half is there.
 * @param nth each test that writes values has a host of its own
 * @returns its id
 */
export async function measuredHost(own: OwnData, nth = 0): Promise<string> {
  const [host] = await own.query<{ id: string }>(
    `SELECT id FROM resources WHERE custom_id = 1001 AND type = 'host' AND cloud_code = 'aliyun' AND gone_time IS NULL
      ORDER BY id DESC LIMIT 1 OFFSET $1`,
    [nth],
  );
  if (!host) throw new Error("the demo has no host of Alibaba");
  await own.query("DELETE FROM metric_series WHERE resource_id = $1", [host.id]);
  await own.query(
    `WITH series AS (INSERT INTO metric_series (custom_id, resource_id, metric_name) VALUES (1001, $1, 'cpuUsage') RETURNING id)
     INSERT INTO metric_hours (series_id, custom_id, hour, sum, min, max, count, "values")
     SELECT series.id, 1001, date_trunc('hour', now()) - ago * interval '1 hour', sum(value), min(value), max(value), count(value),
       array_agg(value ORDER BY minute)
     FROM series, generate_series(1, 3) ago, generate_series(0, 59) minute,
       LATERAL (SELECT CASE WHEN ago = 2 AND minute < 30 THEN NULL ELSE 20 + minute / 10.0 END AS value) measured
     GROUP BY series.id, ago`,
    [host.id],
  );
  return host.id;
}
