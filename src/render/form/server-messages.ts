import { actionBound, makeObservable, observable } from "mobx";
import type { ApiError } from "../../api/error";
import type { Row } from "../../widgets/contract";
import { type FieldPath, fieldPath, isOutdated } from "./field-path";

/** What the server said about values of a form, by the path of what it is about: "items.0.name". */
export class ServerMessages {
  private readonly byPath = observable.map<string, string>();

  constructor() {
    makeObservable(this, { take: actionBound, forget: actionBound, forgetOutdated: actionBound, clear: actionBound });
  }

  /** Whether anything was said that still holds. */
  get some(): boolean {
    return this.byPath.size > 0;
  }

  /** About a field, or about a part of one by its path. */
  at(path: string): string | undefined {
    return this.byPath.get(path);
  }

  /** About a field or anything inside it: the first of it. */
  within(name: string): string | undefined {
    return this.byPath.get(name) ?? [...this.byPath].find(([path]) => path.startsWith(`${name}.`))?.[1];
  }

  /**
   * Keeps what is about one of these fields.
   * @returns the messages about no field that is shown.
   */
  take(
    fieldErrors: ApiError["fieldErrors"],
    properties: ReadonlyMap<string, FieldPath>,
    shown: ReadonlySet<string>,
  ): string[] {
    return fieldErrors.flatMap(({ field, message }) => {
      const path = fieldPath(field, properties);
      if (!path || !shown.has(path[0])) return [message];
      this.byPath.set(path.join("."), message);
      return [];
    });
  }

  /** What was said of a field and its parts is void: they stand elsewhere now. */
  forget(name: string): void {
    for (const path of this.byPath.keys()) if (path === name || path.startsWith(`${name}.`)) this.byPath.delete(path);
  }

  /** What was said of values that are others now is void. */
  forgetOutdated(before: Row, now: Row): void {
    for (const path of this.byPath.keys()) if (isOutdated(path, before, now)) this.byPath.delete(path);
  }

  clear(): void {
    this.byPath.clear();
  }
}
