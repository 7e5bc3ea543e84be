import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../../../state/language";
import { useScreen } from "../../shared/screen-context";
import { isPlainClick } from "../../shared/plain-click";
import { layOut, measures, type Placed } from "./layout";
import { MapBranches } from "./map-branches";
import type { Overlay } from "./overlay";
import { Readout } from "./readout";
import { useAspect } from "./use-aspect";
import { useZoom } from "./use-zoom";
import { type Thing, thingKeyOf } from "./use-things";
import { READABLE } from "./zoom";
import { ZoomButtons } from "./zoom-buttons";

/** Where the arrow keys lead. */
const steps: Readonly<Record<string, "up" | "down" | "left" | "right">> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** What a map is drawn from. */
export interface MapViewProps {
  title: string;
  things: readonly Thing[];
  overlay: Overlay;
  greatest: number;
  /** Keys of those that were sought; undefined where nothing is. */
  found: readonly string[] | undefined;
  /** The one of them that is brought into sight. */
  at: string | undefined;
}

/**
 * The map itself: links in nested lists, placed by the layout, in a frame that the browser scrolls. Panning is scrolling, so it
 * costs no drawing; one link is in the order of Tab, arrow keys lead from it to the others.
 */
export function MapView({ title, things, overlay, greatest, found, at }: MapViewProps): ReactElement {
  const { t } = useWords();
  const { perform } = useScreen();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const aspect = useAspect(frame);
  // Nothing is drawn before the frame's shape is known.
  const layout = useMemo(() => layOut(aspect === undefined ? [] : things, aspect ?? 1), [things, aspect]);
  const byKey = useMemo(() => new Map(things.map((thing) => [thing.key, thing])), [things]);
  const { zoom, zoomBy, fit } = useZoom(frame, layout);
  const shown = at ?? (current !== undefined && byKey.has(current) ? current : layout.forest.order[0]);
  const sought = useMemo(() => found && new Set(found), [found]);
  useEffect(() => center(frame.current, thingIn(layer.current, at)), [at]);

  const thingAt = (target: EventTarget): Thing | undefined => byKey.get(thingKeyOf(target) ?? "");
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const known = act(event, layout.nodes.get(thingAt(event.target)?.key ?? ""));
    if (!known) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const act = (event: KeyboardEvent, node: Placed | undefined): boolean => {
    const step = steps[event.key];
    if (step && node) focusOn(layer.current, node[step]);
    else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else if (event.key === "0") fit();
    else if (event.key === "Escape") leave(frame.current);
    else return false;
    return true;
  };
  const click = (event: MouseEvent): void => {
    const thing = thingAt(event.target);
    if (!thing || !isPlainClick(event)) return;
    event.preventDefault();
    if (thing.action) void perform(thing.action, [thing.row]);
  };
  const path = useMemo(() => layout.edges.map((edge) => edge.path).join(""), [layout]);
  const scaled = {
    width: layout.width,
    height: layout.height,
    transform: `scale(${zoom})`,
    "--map-zoom": zoom,
    "--map-thing-width": `${measures.width}px`,
    "--map-thing-height": `${measures.height}px`,
  } as CSSProperties;
  const near = layout.edges.filter(({ from, to }) => from === current || to === current).map((edge) => edge.path);
  return (
    <div className="map-view">
      <span id={id} className="visually-hidden">
        {t("map.keys")}
      </span>
      <div
        ref={frame}
        className={`map-frame map-by-${overlay}${zoom < READABLE ? " map-far" : ""}${found ? " map-sought" : ""}`}
        role="group"
        aria-label={title}
        aria-describedby={id}
        onKeyDown={keyDown}
        onClick={click}
        onFocus={(event) => setCurrent(thingAt(event.target)?.key)}
      >
        {aspect !== undefined && (
          <div className="map-space" style={{ width: layout.width * zoom, height: layout.height * zoom }}>
            <div ref={layer} className="map-layer" style={scaled}>
              <svg className="map-edges" width={layout.width} height={layout.height} aria-hidden="true">
                <path d={path} />
                {near.length > 0 && <path className="map-edges-near" d={near.join("")} />}
              </svg>
              <MapBranches layout={layout} byKey={byKey} current={shown} found={sought} at={at} greatest={greatest} />
            </div>
          </div>
        )}
      </div>
      <div className="map-foot">
        <Readout frame={frame} byKey={byKey} />
        <ZoomButtons zoom={zoom} zoomBy={zoomBy} fit={fit} />
      </div>
    </div>
  );
}

function focusOn(layer: HTMLElement | null, key: string | undefined): void {
  thingIn(layer, key)?.focus();
}

function thingIn(layer: HTMLElement | null, key: string | undefined): HTMLElement | null | undefined {
  return key === undefined ? undefined : layer?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(key)}"]`);
}

/** Scrolls the frame, and nothing around it, until the thing stands in its middle. */
function center(frame: HTMLElement | null, thing: HTMLElement | null | undefined): void {
  if (!frame || !thing) return;
  const [within, own] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
  frame.scrollBy({
    left: own.left + own.width / 2 - within.left - within.width / 2,
    top: own.top + own.height / 2 - within.top - within.height / 2,
  });
}

/** Out of the map, to the choices above it. */
function leave(frame: HTMLElement | null): void {
  frame?.closest(".map")?.querySelector<HTMLElement>("input:checked")?.focus();
}
