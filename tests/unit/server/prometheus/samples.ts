/** Samples of a series: seconds since 1970 and values. */
export interface Samples {
  name: string;
  labels: Record<string, string>;
  values: [time: number, value: number][];
}

/** The beginning of the samples: a whole day in Asia/Shanghai. */
export const begin = new Date("2026-11-01T16:00:00Z");

const minutes = 6 * 60;

/** What is open on a host a minute: a saw with a gap of four minutes, and one of an hour. */
export function connectionsAt(seed: number, minute: number): number | null {
  const gone = (minute >= 30 && minute < 34) || (minute >= 120 && minute < 180);
  return gone ? null : ((minute * 7 + seed) % 50) + seed;
}

/** Two hosts of customer 7, and one of customer 8 that its cloud calls as one of them. */
export const hosts = [
  { customId: 7, resourceId: "i-a.1", seed: 3 },
  { customId: 7, resourceId: "i-b", seed: 11 },
  { customId: 8, resourceId: "i-b", seed: 1000 },
] as const;

/** Every series there is. */
export const allSamples: Samples[] = [
  ...hosts.map(({ customId, resourceId, seed }) => ({
    name: "node_netstat_Tcp_CurrEstab",
    labels: { customer_id: String(customId), resource_id: resourceId },
    values: series((minute) => connectionsAt(seed, minute)),
  })),
  {
    name: "node_netstat_Tcp_CurrEstab",
    labels: { customer_id: "7", resource_id: "i-aX1" },
    values: series(() => 1),
  },
  {
    name: "node_disk_reads_completed_total",
    labels: { customer_id: "7", resource_id: "i-b", device: "vda" },
    values: series((minute) => minute * 60 * 25),
  },
];

function series(valueAt: (minute: number) => number | null): [number, number][] {
  return Array.from({ length: minutes }, (_, minute) => minute).flatMap((minute): [number, number][] => {
    const value = valueAt(minute);
    return value === null ? [] : [[begin.getTime() / 1000 + minute * 60, value]];
  });
}
