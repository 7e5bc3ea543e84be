import { type ReactElement, type Ref, useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ChartCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { useBoard } from "./board-context";
import { CardSkeleton } from "./card-states";
import type { CardTable } from "./card-table";
import type { ChartHandle } from "./chart-canvas";
import type { ChartSetting } from "./chart-option";
import { type Drawing, measuredBy, type Part } from "./parts";
import { TableBody } from "./table-body";

const ChartCanvas = later(
  () => import("./chart-canvas"),
  (module) => module.ChartCanvas,
);

interface ChartBodyProps {
  card: ChartCard;
  drawing: Drawing;
  table: CardTable | undefined;
  title: string;
  handle: Ref<ChartHandle>;
}

/** A card as a chart, with the same contents as a table for those who do not see it. */
export function ChartBody({ card, drawing, table, title, handle }: ChartBodyProps): ReactElement {
  const { t } = useWords();
  const { words, behind } = useBoard();
  const navigate = useNavigate();
  const setting = useMemo<ChartSetting>(
    () => ({
      ...drawing,
      say: ({ text }) => words.glance(measuredBy(card), text),
      short: (value) => words.short(measuredBy(card), value),
      ...(card.card === "waterfall" && card.better && { better: card.better }),
    }),
    [drawing, card, words],
  );
  const open = useCallback(
    ({ row, field }: Part) => {
      const address = behind(card, row, field);
      if (address !== undefined) void navigate(address);
    },
    [behind, card, navigate],
  );
  const leads = drawing.parts.series.some((series) =>
    series.parts.some((part) => part && behind(card, part.row, part.field) !== undefined),
  );
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
