import { type ReactElement, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { csvText } from "../../domain/csv";
import { type ChartCard, figureHeight, type ResolvedCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import { notApplied } from "./board-scope";
import { useBoard } from "./board-context";
import { cardClasses } from "./card-classes";
import { CardEmpty, CardFailed, CardSkeleton } from "./card-states";
import { type CardTable, hasTable, noTable, tableOf } from "./card-table";
import type { ChartHandle } from "./chart-canvas";
import { CalendarBody } from "./calendar-body";
import { ChartBody } from "./chart-body";
import { drawingOf } from "./parts";
import { fileName, saveFile } from "../../widgets/shared/save-file";
import { FigureBody } from "./figure-card";
import { ProgressBody } from "./progress-card";
import { inChosenOrder } from "./series-order";
import { RankedBody, TableBody } from "./table-body";
import { TextBody } from "./text-body";
import { useCardCall } from "./use-card-call";

/** A card: loads by itself, fails alone, and says what it shows as a table too. */
export function Card({ card: given }: { card: ResolvedCard }): ReactElement {
  const { language, say } = useWords();
  const { words, values } = useBoard();
  const card = useMemo(() => inChosenOrder(given, values), [given, values]);
  const { rows, error, retry } = useCardCall(card);
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const table = useMemo(() => rows && tableOf(card, rows, words, language), [card, rows, words, language]);
  const title = say(card.words);
  const filled = rows !== undefined && rows.length > 0;
  const asChart = isChart(card) && !asTable;
  const drawing = useMemo(
    () => (asChart && rows ? drawingOf(rows, card, words, title, language) : undefined),
    [asChart, card, rows, words, title, language],
  );
  const coming = rows === undefined && !error && hasTable(card);
  const tools = (coming || (filled && table)) && (
    <CardTools
      title={title}
      table={table ?? noTable}
      coming={coming}
      {...(isChart(card) && {
        chart: {
          asTable,
          toggle: () => setAsTable(!asTable),
          ...((drawing || (coming && asChart)) && { picture: async () => chart.current?.picture() }),
        },
      })}
    />
  );
  return (
    <CardFrame card={card} tools={tools}>
      {error ? (
        <CardFailed error={error} onRetry={retry} />
      ) : !rows ? (
        <CardSkeleton />
      ) : (!filled && card.card !== "calendar") || (asChart && !drawing) ? (
        <CardEmpty words={card.empty} />
      ) : isChart(card) && drawing ? (
        <ChartBody card={card} drawing={drawing} table={table} title={title} handle={chart} />
      ) : (
        <CardBody card={card} rows={rows} table={table} title={title} />
      )}
    </CardFrame>
  );
}

function CardBody({
  card,
  rows,
  table,
  title,
}: {
  card: ResolvedCard;
  rows: readonly Row[];
  table: CardTable | undefined;
  title: string;
}): ReactElement | null {
  const row = rows[0] ?? {};
  if (card.card === "figure") return <FigureBody card={card} row={row} />;
  if (card.card === "progress") return <ProgressBody card={card} row={row} />;
  if (card.card === "text") return <TextBody card={card} row={row} />;
  if (card.card === "calendar") return <CalendarBody card={card} rows={rows} />;
  if (!table) return null;
  return card.card === "list" ? (
    <RankedBody card={card} table={table} />
  ) : (
    <TableBody card={card} table={table} title={title} />
  );
}

const charts: readonly ResolvedCard["card"][] = ["line", "stackedBar", "bar", "pie", "waterfall"];

function isChart(card: ResolvedCard): card is ChartCard {
  return charts.includes(card.card);
}

/** A card's title and ground; what narrows the board down but not this card is said at its foot. */
export function CardFrame({
  card,
  tools,
  children,
}: {
  card: ResolvedCard;
  tools?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { say, t } = useWords();
  const { filters, values } = useBoard();
  const id = useId();
  const others = notApplied(card, filters, values);
  return (
    <section
      className={cardClasses({ ...card, height: card.card === "figure" ? figureHeight(card) : undefined })}
      data-card={card.name}
      aria-labelledby={id}
    >
      <header className="card-head">
        <h2 id={id} className="card-title">
          {say(card.words)}
        </h2>
        {card.hint && (
          <button type="button" className="card-hint" data-hint={say(card.hint)} aria-label={say(card.hint)}>
            <Icon name="help" size={14} />
          </button>
        )}
        {tools}
      </header>
      <div className="card-body">{children}</div>
      {others.length > 0 && (
        <p className="card-foot">
          {t("board.notScoped", { filters: others.map(({ words }) => say(words)).join(t("action.listSeparator")) })}
        </p>
      )}
    </section>
  );
}

interface ToolsProps {
  title: string;
  table: CardTable;
  /** Only keeps their room, for the title not to move when they come. */
  coming: boolean;
  /** Of cards with a chart; a picture of one that is or will be in sight. */
  chart?: { asTable: boolean; toggle: () => void; picture?: () => Promise<Blob | undefined> };
}

function CardTools({ title, table, coming, chart }: ToolsProps): ReactElement {
  const { t } = useWords();
  const saveTable = (): void => {
    const rows = [
      table.heads.map(({ text, plain = text }) => plain),
      ...table.rows.map((cells) => cells.map(({ plain }) => plain)),
    ];
    saveFile(new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" }), fileName(title, "csv"));
  };
  const savePicture = async (): Promise<void> => {
    const picture = await chart?.picture?.();
    if (picture) saveFile(picture, fileName(title, "png"));
  };
  return (
    <div className={coming ? "card-tools card-tools-coming" : "card-tools"}>
      {chart && (
        <button
          type="button"
          className="card-tool"
          aria-pressed={chart.asTable}
          aria-label={t("board.asTableOf", { title })}
          onClick={chart.toggle}
        >
          {t("board.asTable")}
        </button>
      )}
      {chart?.picture && (
        <button
          type="button"
          className="card-tool"
          aria-label={t("board.pngOf", { title })}
          onClick={() => void savePicture()}
        >
          PNG
        </button>
      )}
      <button type="button" className="card-tool" aria-label={t("board.csvOf", { title })} onClick={saveTable}>
        CSV
      </button>
    </div>
  );
}
