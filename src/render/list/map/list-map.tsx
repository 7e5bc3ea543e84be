import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from "react";
import { formatCount } from "../../../domain/decimal-format";
import type { ConfigMap } from "../../../model/config/list";
import type { ListView } from "../../../model/resolved-list";
import { useInside } from "../../../state/inside";
import { useWords } from "../../../state/language";
import { useSetting } from "../../../state/use-setting";
import { useScreen } from "../../shared/screen-context";
import type { ListAnswer } from "../read-answer";
import type { KeyedRow } from "../selection";
import { Legend } from "./legend";
import { MapNotes } from "./map-notes";
import { MapView } from "./map-view";
import type { Overlay } from "./overlay";
import { OneOf } from "./one-of";
import { useThings } from "./use-things";
import "./map.css";

/** What a user wants of maps, kept for all of them. */
const SETTING = "map";

/** What a list's map is drawn from. */
export interface ListMapProps {
  view: ListView;
  map: ConfigMap;
  rows: readonly KeyedRow[];
  answer: ListAnswer;
  refreshing: boolean;
  /** The same rows as a table. */
  table: ReactElement;
}

/** The rows of a list as a map of what belongs to what, or as the table that has them, too. */
export function ListMap({ view, map, rows, answer, refreshing, table }: ListMapProps): ReactElement {
  const { say, t, reading } = useWords();
  const { enums } = useScreen();
  const [preference, prefer] = usePreference();
  const [sought, seek] = useState("");
  const { things, greatest } = useThings(view, map, rows);
  const wanted = useDeferredValue(sought.trim().toLowerCase());
  const found = useMemo(
    () => (wanted === "" ? undefined : things.flatMap(({ key, name }) => (hasText(name, wanted) ? [key] : []))),
    [things, wanted],
  );
  const { place, step } = usePlaceAmong(found?.length ?? 0, wanted);
  const asTable = preference.as === "table";
  const words = (column: string): string => {
    const shown = view.columns.find(({ name }) => name === column);
    return shown ? say(shown.words) : column;
  };
  return (
    <div className="map" aria-busy={refreshing || undefined}>
      <div className="map-tools">
        <OneOf
          label={t("map.as")}
          options={[
            ["map", t("map.map")],
            ["table", t("map.table")],
          ]}
          value={asTable ? "table" : "map"}
          onChange={(as) => prefer({ ...preference, as })}
        />
        {!asTable && (
          <>
            <OneOf
              label={t("map.overlay")}
              shown
              options={[
                ["state", words(map.state)],
                ["amount", words(map.amount)],
              ]}
              value={preference.overlay}
              onChange={(overlay) => prefer({ ...preference, overlay })}
            />
            <span className="map-find">
              <input
                type="search"
                className="bp6-input"
                aria-label={t("map.find")}
                placeholder={t("map.find")}
                value={sought}
                onChange={(event) => seek(event.target.value)}
                onKeyDown={({ key, shiftKey }) => {
                  if (key === "Enter") step(shiftKey ? -1 : 1);
                }}
              />
              <span role="status" className="map-found">
                {found &&
                  t(found.length > 1 ? "map.foundAt" : "map.found", {
                    at: formatCount(place + 1, reading),
                    count: formatCount(found.length, reading),
                  })}
              </span>
            </span>
          </>
        )}
        <span className="map-count">{t("list.totalCount", { total: formatCount(answer.total, reading) })}</span>
      </div>
      <MapNotes view={view} map={map} answer={answer} enums={enums} />
      {asTable ? (
        table
      ) : (
        <>
          <MapView
            title={say(view.title)}
            things={things}
            overlay={preference.overlay}
            greatest={greatest}
            found={found}
            at={found?.[place]}
          />
          <Legend things={things} overlay={preference.overlay} greatest={greatest} />
        </>
      )}
    </div>
  );
}

interface Preference {
  as: "map" | "table";
  overlay: Overlay;
}

/** How the user wants maps shown. */
function usePreference(): [Preference, (preference: Preference) => void] {
  const { userSettings } = useInside();
  const saved = useSetting(SETTING) as Partial<Record<string, unknown>> | null | undefined;
  useEffect(() => void userSettings.load(SETTING), [userSettings]);
  return [
    { as: saved?.as === "table" ? "table" : "map", overlay: saved?.overlay === "amount" ? "amount" : "state" },
    (preference) => userSettings.save(SETTING, preference),
  ];
}

/** Which of those that were found is shown: the first, and from there on by steps, after the last the first again. */
function usePlaceAmong(count: number, wanted: string): { place: number; step: (by: 1 | -1) => void } {
  const [last, setLast] = useState({ wanted, place: 0 });
  const place = last.wanted === wanted && last.place < count ? last.place : 0;
  return { place, step: (by) => count > 0 && setLast({ wanted, place: (place + by + count) % count }) };
}

function hasText(name: string, wanted: string): boolean {
  return name.toLowerCase().includes(wanted);
}
