import type { CloudCode } from "../../generated/api";

/** A size of hosts or databases. */
export interface Size {
  name: string;
  /** Sizes of a family differ in nothing but cores and memory. */
  family: string;
  cpu: number;
  memory: number;
}

/** Its family, and how it is told apart in it: `lean` has twice as many GB as cores. */
type Name = (cpu: number, memory: number, lean: boolean) => readonly [family: string, rest: string];

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

const hostNames: Record<CloudCode, Name> = {
  qingyun: (cpu, memory) => ["e3", `${cpu}c${memory}g`],
  aliyun: (cpu, _memory, lean) => [`ecs.${lean ? "c7" : "g7"}`, `${steps[cpu]}`],
  huawei: (cpu, memory, lean) => [lean ? "c7" : "m7", `${steps[cpu]}.${memory / cpu}`],
  jd: (cpu, _memory, lean) => [`${lean ? "c" : "g"}.n3`, `${steps[cpu]}`],
  aws: (cpu, _memory, lean) => [lean ? "c6i" : "m6i", `${steps[cpu]}`],
  tx: (cpu, memory, lean) => [lean ? "C6" : "S6", `${cpu}XLARGE${memory}`],
};

const databaseNames: Record<CloudCode, Name> = {
  qingyun: (cpu, memory) => ["rdb", `${cpu}c${memory}g`],
  aliyun: (cpu, _memory, lean) => [`mysql.n${lean ? 2 : 4}`, `${steps[cpu]}.2c`],
  huawei: (cpu, memory, lean) => [`rds.mysql.${lean ? "c6" : "x1"}`, `${steps[cpu]}.${memory / cpu}`],
  jd: (cpu, memory) => ["db.mysql.s1", `${cpu}c${memory}g`],
  aws: (cpu, _memory, lean) => [`db.${lean ? "c6g" : "m6g"}`, `${steps[cpu]}`],
  tx: (cpu, memory) => ["cdb", `${cpu}c.${memory}g`],
};

/** The sizes of a cloud's hosts, the smallest first. */
export function hostSizes(cloudCode: CloudCode): Size[] {
  return sizesBy(hostNames[cloudCode]);
}

/** The sizes of its databases, the smallest first. */
export function databaseSizes(cloudCode: CloudCode): Size[] {
  return sizesBy(databaseNames[cloudCode]);
}

function sizesBy(nameOf: Name): Size[] {
  return shapes.map(([cpu, memory]) => {
    const [family, rest] = nameOf(cpu, memory, memory / cpu < 4);
    return { name: `${family}.${rest}`, family, cpu, memory };
  });
}

/** Which of a cloud's sizes something gets by chance: `part` of all, 0..1. */
export function usualSize(sizes: readonly Size[], part: number): number {
  let left = part * 100;
  const at = shapes.findIndex(([, , of100]) => (left -= of100) < 0);
  return at < 0 ? sizes.length - 1 : at;
}
