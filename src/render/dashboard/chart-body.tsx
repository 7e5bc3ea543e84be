import { type ReactElement, type Ref, useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ChartCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { useBoard } from "./board-context";
import { CardEmpty, CardSkeleton } from "./card-states";
import type { CardTable } from "./card-table";
import type { ChartHandle } from "./chart-canvas";
import type { ChartSetting } from "./chart-option";
import { chartParts, hasNegative, measuredBy, type Part } from "./parts";
import { TableBody } from "./table-body";

const ChartCanvas = later(
  () => import("./chart-canvas"),
  (module) => module.ChartCanvas,
);

interface ChartBodyProps {
  card: ChartCard;
  rows: readonly Row[];
  table: CardTable | undefined;
  title: string;
  handle: Ref<ChartHandle>;
}

/** A card as a chart, with the same contents as a table for those who do not see it. */
export function ChartBody({ card, rows, table, title, handle }: ChartBodyProps): ReactElement {
  const { language, t } = useWords();
  const { words, behind } = useBoard();
  const navigate = useNavigate();
  const parts = useMemo(() => chartParts(rows, card, words, title, language), [rows, card, words, title, language]);
  const setting = useMemo<ChartSetting>(() => {
    const kind = card.card === "list" ? "bar" : card.card;
    return {
      // A whole with a part below zero has no slices; bars show both directions.
      kind: kind === "pie" && hasNegative(parts) ? "bar" : kind,
      parts,
      say: ({ text }) => words.glance(measuredBy(card), text),
      short: (value) => words.short(measuredBy(card), value),
      ...(card.card === "waterfall" && card.better && { better: card.better }),
    };
  }, [parts, card, words]);
  const open = useCallback(
    ({ row, field }: Part) => {
      const address = behind(card, row, field);
      if (address !== undefined) void navigate(address);
    },
    [behind, card, navigate],
  );
  const leads = parts.series.some((series) =>
    series.parts.some((part) => part && behind(card, part.row, part.field) !== undefined),
  );
  // A slice needs a size, and steps have to lead from somewhere to somewhere; a line of zeros is a line all the same.
  const nothing = parts.series.every((series) =>
    setting.kind === "waterfall" && series.parts.includes(undefined)
      ? true
      : series.parts.every((part) => (setting.kind === "pie" || setting.kind === "waterfall" ? !part?.size : !part)),
  );
  if (nothing) return <CardEmpty words={card.empty} />;
  return (
    <>
      <ChartCanvas
        setting={setting}
        label={t("board.chartLabel", { title })}
        onPart={leads ? open : undefined}
        handle={handle}
        meanwhile={<CardSkeleton />}
      />
      {table && <TableBody card={card} table={table} title={title} hidden />}
    </>
  );
}
