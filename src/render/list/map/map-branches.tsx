import { memo, type ReactElement } from "react";
import type { MapLayout } from "./layout";
import { marks, stepOf } from "./overlay";
import type { Thing } from "./use-things";

/** What the things of a map are drawn from. */
export interface MapBranchesProps {
  layout: MapLayout;
  byKey: ReadonlyMap<string, Thing>;
  /** The one in the order of Tab. */
  current: string | undefined;
  found: ReadonlySet<string> | undefined;
  /** The one of those found that is shown. */
  at: string | undefined;
  greatest: number;
}

/** Everything on a map, as lists within lists: what stands in one belongs to what is above it. */
export function MapBranches(props: MapBranchesProps): ReactElement {
  const { layout } = props;
  const branch = (keys: readonly string[]): ReactElement => (
    <ul className="map-list">
      {keys.map((key) => {
        const children = layout.forest.nodes.get(key)?.children ?? [];
        return (
          <li key={key}>
            {node(key, props)}
            {children.length > 0 && branch(children)}
          </li>
        );
      })}
    </ul>
  );
  return branch(layout.forest.roots);
}

function node(key: string, { layout, byKey, current, found, at, greatest }: MapBranchesProps): ReactElement | null {
  const [thing, placed] = [byKey.get(key), layout.nodes.get(key)];
  if (!thing || !placed) return null;
  return (
    <MapThing
      thing={thing}
      x={placed.x}
      y={placed.y}
      depth={placed.depth}
      step={stepOf(thing.amount, greatest)}
      isCurrent={key === current}
      look={key === at ? " map-found-thing map-found-at" : found?.has(key) ? " map-found-thing" : ""}
    />
  );
}

/** One thing of a map; not drawn again while it stays what and where it is. */
const MapThing = memo(function MapThing({
  thing,
  x,
  y,
  depth,
  step,
  isCurrent,
  look,
}: {
  thing: Thing;
  x: number;
  y: number;
  depth: number;
  step: number;
  isCurrent: boolean;
  /** Classes besides those of its state and amount. */
  look: string;
}): ReactElement {
  const { key, name, kind, state, tone, amountText, label, href } = thing;
  return (
    <a
      className={`map-thing map-tone-${tone} map-step-${step}${look}`}
      style={{ left: x, top: y }}
      href={href}
      role={href === undefined ? "link" : undefined}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      draggable={false}
      data-thing={key}
      data-depth={depth}
    >
      <span className={`map-mark map-mark-${tone}`}>{marks[tone]}</span>
      <span className="map-texts">
        <bdi className="map-name">{name}</bdi>
        <span className="map-kind">
          {kind}
          <span className="map-said-state"> · {state}</span>
          <span className="map-said-amount"> · {amountText}</span>
        </span>
      </span>
    </a>
  );
});
