import type { FieldLimits } from "../../model/resolved-form";

/** Names of the types that are taken, as people call them. */
const typeNames: Record<string, string> = { "application/pdf": "PDF", "image/png": "PNG", "image/jpeg": "JPG" };

const endings: Record<string, readonly string[]> = { "application/pdf": [".pdf"], "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"] };

/** The types of a field in words: "PDF, PNG". */
export function typesInWords(accept: readonly string[] = []): string {
  return accept.map((type) => typeNames[type] ?? type).join(", ");
}

/** What the browser's chooser is asked to show: endings serve it better than types. */
export function acceptText(accept: readonly string[] = []): string {
  return accept.flatMap((type) => endings[type] ?? [type]).join(",");
}

/** A size as people read it: "512 KB", "4.8 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.ceil(bytes / 1024))} KB`;
  return `${(Math.ceil((bytes * 10) / (1024 * 1024)) / 10).toString()} MB`;
}

/** Why a file is not even sent; undefined where nothing speaks against it. The server looks at its contents. */
export function fileFault({ name, size }: { name: string; size: number }, { accept, maxSize }: FieldLimits = {}): "empty" | "tooLarge" | "wrongType" | undefined {
  if (size === 0) return "empty";
  if (maxSize !== undefined && size > maxSize) return "tooLarge";
  const fits = accept?.some((type) => (endings[type] ?? []).some((ending) => name.toLowerCase().endsWith(ending))) ?? true;
  return fits ? undefined : "wrongType";
}
