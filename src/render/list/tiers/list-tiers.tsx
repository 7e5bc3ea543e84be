import { type ReactElement, useState } from "react";
import type { ConfigTiers } from "../../../model/config/list";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import { OneOf } from "../map/one-of";
import type { KeyedRow } from "../selection";
import { TierBoxes } from "./tier-boxes";
import "../map/map.css";
import "./tiers.css";

/** What a list's tiers are drawn from. */
export interface ListTiersProps {
  view: ListView;
  tiers: ConfigTiers;
  rows: readonly KeyedRow[];
  refreshing: boolean;
  /** The same rows as a table. */
  table: ReactElement;
}

/** The rows of a list as boxes in tiers, or as the table that has them, too. */
export function ListTiers({ view, tiers, rows, refreshing, table }: ListTiersProps): ReactElement {
  const { t } = useWords();
  const [as, setAs] = useState<"tiers" | "table">("tiers");
  return (
    <div className="map tiers" aria-busy={refreshing || undefined}>
      <div className="map-tools">
        <OneOf
          label={t("map.as")}
          options={[
            ["tiers", t("tiers.tiers")],
            ["table", t("map.table")],
          ]}
          value={as}
          onChange={setAs}
        />
      </div>
      {as === "table" ? table : <TierBoxes view={view} tiers={tiers} rows={rows} />}
    </div>
  );
}
