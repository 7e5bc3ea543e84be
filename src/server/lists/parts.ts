import { type Operation, operations } from "../../generated/operations";
import type { ExportableId } from "../export/source";
import type { PageId } from "./definition";

/** Lists by their operations. */
type Lists = Partial<Record<PageId, { page: unknown; source: unknown }>>;

/** Of each list the same part. */
type Parts<All, Part extends string> = { [Id in keyof All]: All[Id] extends Record<Part, infer Value> ? Value : never };

/** The handlers of lists, by operation. */
export function pagesOf<All extends Lists>(lists: All): Parts<All, "page"> {
  return Object.fromEntries(Object.entries(lists).map(([id, { page }]) => [id, page])) as Parts<All, "page">;
}

/** How the lists with x-export are read to their end, by operation. */
export function sourcesOf<All extends Lists>(lists: All): Parts<Pick<All, keyof All & ExportableId>, "source"> {
  const exported = Object.entries(lists).filter(([id]) => (operations[id as PageId] as Operation).exports);
  const sources = exported.map(([id, { source }]) => [id, source]);
  return Object.fromEntries(sources) as Parts<Pick<All, keyof All & ExportableId>, "source">;
}
