import type { CloudCode } from "../../generated/api";

/** A size of hosts or databases. */
export interface Size {
  name: string;
  cpu: number;
  memory: number;
}

/** Cores, GB, and how many of a hundred hosts are of that size. */
const shapes: readonly (readonly [cpu: number, memory: number, of100: number])[] = [
  [2, 4, 24],
  [4, 8, 26],
  [4, 16, 16],
  [8, 16, 14],
  [8, 32, 11],
  [16, 64, 7],
  [32, 128, 2],
];

/** Sizes as Alibaba and AWS call them, by cores. */
const steps: Readonly<Record<number, string>> = { 2: "large", 4: "xlarge", 8: "2xlarge", 16: "4xlarge", 32: "8xlarge" };

/** Twice as many GB as cores, or four times. */
const isLean = (cpu: number, memory: number) => memory / cpu < 4;

const hostNames: Record<CloudCode, (cpu: number, memory: number) => string> = {
  qingyun: (cpu, memory) => `e3.${cpu}c${memory}g`,
  aliyun: (cpu, memory) => `ecs.${isLean(cpu, memory) ? "c7" : "g7"}.${steps[cpu]}`,
  huawei: (cpu, memory) => `${isLean(cpu, memory) ? "c7" : "m7"}.${steps[cpu]}.${memory / cpu}`,
  jd: (cpu, memory) => `${isLean(cpu, memory) ? "c" : "g"}.n3.${steps[cpu]}`,
  aws: (cpu, memory) => `${isLean(cpu, memory) ? "c6i" : "m6i"}.${steps[cpu]}`,
  tx: (cpu, memory) => `${isLean(cpu, memory) ? "C6" : "S6"}.${cpu}XLARGE${memory}`,
};

const databaseNames: Record<CloudCode, (cpu: number, memory: number) => string> = {
  qingyun: (cpu, memory) => `rdb.${cpu}c${memory}g`,
  aliyun: (cpu, memory) => `mysql.n${isLean(cpu, memory) ? 2 : 4}.${steps[cpu]}.2c`,
  huawei: (cpu, memory) => `rds.mysql.${isLean(cpu, memory) ? "c6" : "x1"}.${steps[cpu]}.${memory / cpu}`,
  jd: (cpu, memory) => `db.mysql.s1.${cpu}c${memory}g`,
  aws: (cpu, memory) => `db.${isLean(cpu, memory) ? "c6g" : "m6g"}.${steps[cpu]}`,
  tx: (cpu, memory) => `cdb.${cpu}c.${memory}g`,
};

/** The sizes of a cloud's hosts, the smallest first. */
export function hostSizes(cloudCode: CloudCode): Size[] {
  return shapes.map(([cpu, memory]) => ({ name: hostNames[cloudCode](cpu, memory), cpu, memory }));
}

/** The sizes of its databases, the smallest first. */
export function databaseSizes(cloudCode: CloudCode): Size[] {
  return shapes.map(([cpu, memory]) => ({ name: databaseNames[cloudCode](cpu, memory), cpu, memory }));
}

/** Which of a cloud's sizes something gets by chance: `part` of all, 0..1. */
export function usualSize(sizes: readonly Size[], part: number): number {
  let left = part * 100;
  const at = shapes.findIndex(([, , of100]) => (left -= of100) < 0);
  return at < 0 ? sizes.length - 1 : at;
}
