import type { ReactElement } from "react";
import { useWords } from "../../../state/language";

/** Larger, smaller, and all of it. */
export function ZoomButtons({
  zoom,
  zoomBy,
  fit,
}: {
  zoom: number;
  zoomBy: (steps: number) => void;
  fit: () => void;
}): ReactElement {
  const { t } = useWords();
  return (
    <span className="map-zoom">
      <button
        type="button"
        className="bp6-button bp6-minimal"
        aria-label={t("map.zoomOut")}
        title={t("map.zoomOut")}
        onClick={() => zoomBy(-1)}
      >
        −
      </button>
      <output className="map-zoom-now">{Math.round(zoom * 100)}%</output>
      <button
        type="button"
        className="bp6-button bp6-minimal"
        aria-label={t("map.zoomIn")}
        title={t("map.zoomIn")}
        onClick={() => zoomBy(1)}
      >
        +
      </button>
      <button type="button" className="bp6-button bp6-minimal" onClick={fit}>
        {t("map.fit")}
      </button>
    </span>
  );
}
