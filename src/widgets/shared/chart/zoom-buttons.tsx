import type { ReactElement } from "react";
import type { Say } from "../../contract";
import { Icon, type IconName } from "../icon";
import { changes, type Zoom, type ZoomAction, zoomedBy } from "./zoom";
import "./time-chart.css";

interface ZoomButtonsProps {
  zoom: Zoom | undefined;
  /** How many steps the time axis has. */
  steps: number;
  onZoom: (zoom: Zoom | undefined) => void;
  text: Say;
}

const buttons = [
  ["in", "zoomIn", "chart.zoomIn"],
  ["out", "zoomOut", "chart.zoomOut"],
  ["earlier", "left", "chart.earlier"],
  ["later", "right", "chart.later"],
  ["reset", "retry", "chart.zoomReset"],
] as const satisfies [ZoomAction, IconName, string][];

/** Zooms charts without a mouse. A button that can do nothing keeps the focus, so that the next one is a key away. */
export function ZoomButtons({ zoom, steps, onZoom, text }: ZoomButtonsProps): ReactElement {
  return (
    <span className="time-chart-zoom" role="group" aria-label={text("chart.zoom")}>
      {buttons.map(([action, icon, label]) => {
        const possible = changes(action, zoom, steps);
        return (
          <button
            key={action}
            type="button"
            className="time-chart-tool"
            aria-label={text(label)}
            data-hint={text(label)}
            aria-disabled={!possible}
            onClick={() => {
              if (possible) onZoom(zoomedBy(action, zoom, steps));
            }}
          >
            <Icon name={icon} />
          </button>
        );
      })}
    </span>
  );
}
