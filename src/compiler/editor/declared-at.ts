import { cursorAt, type Typed } from "./cursor";
import { type Declared, declaredAs } from "./declared";
import { namesAt, type Read } from "./names-at";

/** What the name at the cursor means; undefined where none stands there, or config does not declare it. */
export function declaredAt({ sources, scope }: Read, typed: Typed): Declared | undefined {
  const cursor = cursorAt(typed);
  const name = cursor && typed.text.slice(cursor.from, cursor.to);
  const at = cursor && name ? namesAt(sources, typed, cursor) : undefined;
  return at && name ? declaredAs(scope, at)(name) : undefined;
}
