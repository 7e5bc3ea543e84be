import type { ExportColumn, ExportFormat, ExportListRequest } from "../../../generated/api";
import type { EnumWords } from "../../../model/config/texts";
import type { Column, ListView } from "../../../model/resolved-list";
import type { Speaker } from "../../../state/language";
import { headWords } from "../columns";

/** What of a list is exported. */
export interface ExportedList {
  view: ListView;
  /** The list's request as it stands: filters, order, constants. */
  input: Record<string, unknown>;
  enums: EnumWords;
}

/** The request for a file with every row of a list: its columns as shown, their heads and values in the reader's words. */
export function exportRequest(
  { view, input, enums }: ExportedList,
  format: ExportFormat,
  speaker: Speaker,
): ExportListRequest {
  const { pageNum: _page, pageSize: _size, ...rest } = input;
  return {
    call: view.call,
    input: rest,
    format,
    title: speaker.say(view.title),
    columns: view.columns.map((column) => exportColumn(column, enums, speaker)),
  };
}

function exportColumn(column: Column, enums: EnumWords, speaker: Speaker): ExportColumn {
  const words = wordsOf(column, enums, speaker);
  return { name: column.name, heading: headWords(column, speaker.language), ...(words.length > 0 && { words }) };
}

function wordsOf(
  { widget, enum: name }: Column,
  enums: EnumWords,
  { say, t }: Speaker,
): NonNullable<ExportColumn["words"]> {
  if (widget === "boolean")
    return [
      { value: "true", text: t("cell.yes") },
      { value: "false", text: t("cell.no") },
    ];
  return Object.entries(name === undefined ? {} : (enums[name] ?? {})).map(([value, words]) => ({
    value,
    text: say(words),
  }));
}
