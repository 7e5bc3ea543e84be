import type { ReactElement } from "react";
import { type IconName, icons } from "./icons";

/** An icon of the shell, for the eye only: what it means stands beside it or in the control's label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactElement {
  return <IconPaths paths={icons[name]} size={size} />;
}

/** An icon from its paths. */
export function IconPaths({ paths, size = 16 }: { paths: readonly string[]; size?: number }): ReactElement {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
    >
      {paths.map((path) => (
        <path key={path} d={path} fillRule="evenodd" clipRule="evenodd" />
      ))}
    </svg>
  );
}
