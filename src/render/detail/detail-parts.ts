import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { RelatedBoard, RelatedList, ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";

/** Views of other kinds that stand in a detail. A detail is handed them: it knows neither forms nor lists. */
export interface DetailParts {
  /** The form that an action opens; `meanwhile` stands in its place until its chunk is there. */
  SectionForm: ComponentType<{ action: ResolvedAction; row: Row; meanwhile?: ReactNode }>;
  /** Fetches what draws one: it is there when the row is. */
  prepareForm: () => void;
  /** A list of some subject about the detail's row; `meanwhile` stands in its place until its chunk is there. */
  RelatedList: ComponentType<{ related: RelatedList; row: Row; meanwhile?: ReactNode }>;
  /** A board about the detail's row. */
  RelatedBoard: ComponentType<{ board: RelatedBoard; row: Row; meanwhile?: ReactNode }>;
}

/** Set around every detail. */
export const DetailPartsContext = createContext<DetailParts | undefined>(undefined);

/** What stands in the detail around the component. */
export function useDetailParts(): DetailParts {
  const parts = useContext(DetailPartsContext);
  if (!parts) throw new Error("useDetailParts needs a DetailPartsContext above it.");
  return parts;
}
