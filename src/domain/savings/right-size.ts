import { type Billed, findingOf, type Part, type SavingFinding, savingRules } from "./finding";
import type { Load } from "./load";

/** A size of hosts: cores, and GB of memory. Sizes of a family differ in nothing else. */
export interface HostSize {
  size: string;
  family: string;
  cpu: number;
  memory: number;
}

/** What is known of a host that may be larger than it has to be. */
export interface OversizedFacts {
  status: string;
  /** Name of its size. */
  size: string;
  /** Of the last 14 days at this size; undefined where nothing is known, as of memory at clouds that do not measure it. */
  cpu: Load | undefined;
  memory: Load | undefined;
  /** The sizes its cloud has, its own among them. */
  sizes: readonly HostSize[];
  /** What was billed for the time it ran, at this size: traffic and storage cost the same at any. */
  billed: Billed;
}

/** A finding with the size that would do. */
export interface OversizedFinding extends SavingFinding {
  smaller: HostSize;
}

/**
 * A running host of which a smaller size of its family holds the 95th percentile of 14 days with headroom. The saving is the part by which
 * both cores and memory become fewer, of what was billed: prices of sizes are not assumed.
 */
export function oversizedHost(facts: OversizedFacts): OversizedFinding | undefined {
  if (facts.status !== "running") return undefined;
  const present = facts.sizes.find(({ size }) => size === facts.size);
  const smaller = present && smallestFitting(present, facts);
  const finding = smaller && findingOf("oversizedHost", facts.billed, savedPart(present, smaller));
  return finding && { ...finding, smaller };
}

/** The smallest size of the same family that holds what is used; undefined where none does or too little is known. */
function smallestFitting(present: HostSize, facts: OversizedFacts): HostSize | undefined {
  return facts.sizes
    .filter((one) => one.family === present.family && one.cpu < present.cpu && one.memory < present.memory)
    .filter((one) => holds(facts.cpu, present.cpu / one.cpu, savingRules.mostCpu))
    .filter((one) => holds(facts.memory, present.memory / one.memory, savingRules.mostMemory))
    .sort((one, other) => one.cpu - other.cpu || one.memory - other.memory)[0];
}

function holds(load: Load | undefined, factor: number, most: number): boolean {
  return load !== undefined && load.days >= savingRules.leastLoadDays && load.p95 * factor <= most;
}

/** The part by which both become fewer: of cores and memory the one that becomes fewer by less. Sizes have at most three decimals. */
function savedPart(present: HostSize, smaller: HostSize): Part {
  const thousandths = (value: number): number => Math.round(value * 1000);
  const cores = { times: thousandths(present.cpu - smaller.cpu), over: thousandths(present.cpu) };
  const memory = { times: thousandths(present.memory - smaller.memory), over: thousandths(present.memory) };
  return cores.times * memory.over <= memory.times * cores.over ? cores : memory;
}
