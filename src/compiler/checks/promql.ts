import { parser } from "@prometheus-io/lezer-promql";

/** What a query of config/metrics.json does, or where it is no PromQL. */
export interface ReadQuery {
  /** What stands where something else is expected; empty at the end. */
  wrongAt?: string;
  /** Reads series without `$match`. */
  unmatched: boolean;
  /** Brings series together without `$by`, so that none says any more whose it is. */
  ungrouped: boolean;
}

/** Stand for the placeholders while a query is read: PromQL of the same length. */
const standIns = { $match: '_m="1"', $by: "_by" } as const;

/** Reads a query as Prometheus would once its placeholders are filled in. Its grammar is large: the compiler is handed it, see `Tools`. */
export function readQuery(query: string): ReadQuery {
  const text = query.replaceAll("$match", standIns.$match).replaceAll("$by", standIns.$by);
  const read: ReadQuery = { unmatched: false, ungrouped: false };
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      const names = (placeholder: keyof typeof standIns, begin = from, end = to): boolean =>
        query.slice(begin, end).includes(placeholder);
      if (type.isError) read.wrongAt ??= query.slice(from);
      else if (name === "VectorSelector") read.unmatched ||= !names("$match");
      else if (name === "AggregateExpr") {
        const modifier = node.getChild("AggregateModifier");
        const keeps = modifier?.getChild("Without") ?? (modifier && names("$by", modifier.from, modifier.to));
        read.ungrouped ||= !keeps;
      }
    },
  });
  return read;
}
