import type { ReactElement } from "react";
import "./key-caps.css";

/** Signs of keys that are not what is printed on them. */
const signs: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑", " ": "Space", Escape: "Esc" };

/** Keys as they look on a keyboard; by `held` they are pressed together, else any of them does it. */
export function KeyCaps({ keys, held = false }: { keys: readonly string[]; held?: boolean }): ReactElement {
  return (
    <span className="key-caps">
      {keys.map((key, index) => (
        <span key={key}>
          {held && index > 0 && <span className="key-caps-plus">+</span>}
          <kbd>{signOf(key)}</kbd>
        </span>
      ))}
    </span>
  );
}

/** What stands on the key of this machine: Apple's keyboards have Command where others have Control. */
function signOf(key: string): string {
  if (key === "Control") return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
  return signs[key] ?? key;
}
