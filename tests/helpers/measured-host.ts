import { putAccount, putHosts } from "./hosts";
import { type OwnData, ownWord } from "./own-data";

/**
 * A new host with values of the three hours before this one: of the middle one only the second half is there. Nobody else measures it.
 * @returns its id
 */
export async function measuredHost(own: OwnData): Promise<number> {
  const [host = 0] = await putHosts(own, [ownWord()], await putAccount(own));
  await own.query(
    `WITH series AS (INSERT INTO metric_series (custom_id, resource_id, metric_name) VALUES (1001, $1, 'cpuUsage') RETURNING id)
     INSERT INTO metric_hours (series_id, custom_id, hour, sum, min, max, count, "values")
     SELECT series.id, 1001, date_trunc('hour', now()) - ago * interval '1 hour', sum(value), min(value), max(value), count(value),
       array_agg(value ORDER BY minute)
     FROM series, generate_series(1, 3) ago, generate_series(0, 59) minute,
       LATERAL (SELECT CASE WHEN ago = 2 AND minute < 30 THEN NULL ELSE 20 + minute / 10.0 END AS value) measured
     GROUP BY series.id, ago`,
    [host],
  );
  return host;
}
