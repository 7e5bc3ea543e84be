import type { ReactElement } from "react";
import { formatCount } from "../../../domain/decimal-format";
import type { ConfigMap } from "../../../model/config/list";
import type { EnumWords } from "../../../model/config/texts";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import { enumShown } from "../../../widgets/shared/enum-words";
import type { ListAnswer } from "../read-answer";

/** What a map does not show: rows beyond the limit, and kinds that the reader may not see. */
export function MapNotes({
  view,
  map,
  answer,
  enums,
}: {
  view: ListView;
  map: ConfigMap;
  answer: ListAnswer;
  enums: EnumWords;
}): ReactElement | null {
  const { t, reading, language } = useWords();
  const { rows, total, withheld = [] } = answer;
  const kind = view.columns.find(({ name }) => name === map.kind)?.enum;
  const kinds = withheld.map((value) => enumShown(value, kind, enums, language)?.text ?? value);
  const notes = [
    total > rows.length &&
      t("map.cut", { shown: formatCount(rows.length, reading), total: formatCount(total, reading) }) +
        (view.filters.length > 0 ? ` ${t("map.narrow")}` : ""),
    kinds.length > 0 && t("map.withheld", { kinds: kinds.join(t("action.listSeparator")) }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div className="map-notes" role="note">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
