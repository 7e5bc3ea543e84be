import { type ReactElement, useRef, useState } from "react";
import { useWords } from "../../../state/language";
import { Segments } from "../../../widgets/segmented/segments";
import { ColumnLine } from "./column-line";
import type { ColumnChange, ColumnLayout } from "./layout";
import { densities, type Density } from "./preference";
import { useDragOrder } from "./use-drag-order";
import "./column-panel.css";

/** What the choice of columns is drawn from. */
export interface ColumnPanelProps {
  layout: ColumnLayout;
  onChange: (change: ColumnChange) => void;
}

/** Which columns a list shows, in which order and how wide; how close its rows stand. Everything acts at once. */
export function ColumnPanel({ layout, onChange }: ColumnPanelProps): ReactElement {
  const { say, t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const count = layout.columns.length;

  const move = (from: number, to: number): void => {
    const moved = layout.columns[from]?.column;
    if (!moved || to < 0 || to >= count || to === from) return;
    onChange({ type: "move", name: moved.name, to });
    setSaid(t("columns.moved", { name: say(moved.words), place: to + 1, count }));
  };
  const { dragged, target, grip } = useDragOrder(list, move);

  return (
    <div className="popover-panel columns-panel" role="group" aria-label={t("columns.title")}>
      <ul ref={list} className="popover-lines columns-lines">
        {layout.columns.map((laid, index) => (
          <ColumnLine
            key={laid.column.name}
            laid={laid}
            drop={
              target !== index || dragged === undefined || dragged === index
                ? undefined
                : dragged < index
                  ? "below"
                  : "above"
            }
            dragged={dragged === index}
            first={index === 0}
            last={index === count - 1}
            onGrip={(event) => grip(event, index)}
            onMove={(by) => move(index, index + by)}
            onChange={onChange}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="popover-foot columns-foot">
        <DensityChoice density={layout.density} onChange={(density) => onChange({ type: "density", density })} />
        <label className="popover-check">
          <input
            type="checkbox"
            checked={layout.pinned}
            onChange={(event) => onChange({ type: "pin", pinned: event.target.checked })}
          />
          {t("columns.pin")}
        </label>
        <button type="button" className="bp6-button bp6-small bp6-minimal" onClick={() => onChange({ type: "reset" })}>
          {t("columns.reset")}
        </button>
      </div>
    </div>
  );
}

function DensityChoice({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}): ReactElement {
  const { t } = useWords();
  const words = { compact: t("columns.compact"), normal: t("columns.normal"), relaxed: t("columns.relaxed") };
  return (
    <Segments
      aria-label={t("columns.density")}
      options={densities.map((choice) => ({ value: choice, label: words[choice] }))}
      value={density}
      onChange={onChange}
    />
  );
}
